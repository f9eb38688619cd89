"""StepLR, MultiStepLR, ExponentialLR and PolynomialLR give the new group the rate of the old one."""

import torch
from torch.optim.lr_scheduler import ExponentialLR, MultiStepLR, PolynomialLR, StepLR

for kind, options in (
    (StepLR, {"step_size": 1}),
    (MultiStepLR, {"milestones": [1]}),
    (ExponentialLR, {"gamma": 0.5}),
    (PolynomialLR, {"total_iters": 4}),
):
    one, other = torch.nn.Linear(2, 2), torch.nn.Linear(2, 2)
    optimizer = torch.optim.SGD(one.parameters(), lr=1.0)
    scheduler = kind(optimizer, **options)
    optimizer.add_param_group({"params": other.parameters()})
    for _ in range(8):
        optimizer.step()
        scheduler.step()
        first, second = (group["lr"] for group in optimizer.param_groups)
        assert first == second < 1, kind
