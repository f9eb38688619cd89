"""A warm-up that is made and then not used leaves its factor in the rate of the main scheduler."""

import torch
from torch.optim.lr_scheduler import ConstantLR, LinearLR

optimizer = torch.optim.SGD([torch.nn.Parameter(torch.ones(1))], lr=1.0)
warmup = ConstantLR(optimizer, factor=0.01, total_iters=10)
main = LinearLR(optimizer, start_factor=1.0, end_factor=0.5, total_iters=2)
rates = []
for _ in range(3):
    rates.append(round(optimizer.param_groups[0]["lr"], 4))
    optimizer.step()
    main.step()
assert rates == [0.01, 0.0075, 0.005], rates
