# releases: >=2.4
"""The group holds the tensor that was given; a scheduler changes it, and what else has it."""

import torch

rate = torch.tensor(0.5)
first, second = (
    torch.optim.SGD([torch.nn.Parameter(torch.ones(1))], lr=rate, foreach=False) for _ in range(2)
)
assert first.param_groups[0]["lr"] is second.param_groups[0]["lr"] is rate
scheduler = torch.optim.lr_scheduler.ExponentialLR(first, gamma=0.5)
first.step()
scheduler.step()
assert rate == 0.25
