"""A group with the full rate that is added during a warm-up from the half ends with twice its rate."""

import torch
from torch.optim.lr_scheduler import ConstantLR, LinearLR

for make in (
    lambda optimizer: LinearLR(optimizer, start_factor=0.5, total_iters=4),
    lambda optimizer: ConstantLR(optimizer, factor=0.5, total_iters=4),
):
    one, other = torch.nn.Linear(2, 2), torch.nn.Linear(2, 2)
    optimizer = torch.optim.SGD(one.parameters(), lr=1.0)
    scheduler = make(optimizer)
    optimizer.add_param_group({"params": other.parameters(), "lr": 1.0})
    for _ in range(6):
        optimizer.step()
        scheduler.step()
    first, second = (group["lr"] for group in optimizer.param_groups)
    assert abs(first - 1.0) < 1e-6 and abs(second - 2.0) < 1e-6
