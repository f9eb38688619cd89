# releases: >=2.4, <2.10
"""The list of `get_last_lr()`, and a copy of it, have the tensor of the group."""

import torch

optimizer = torch.optim.SGD(
    [torch.nn.Parameter(torch.ones(1))], lr=torch.tensor(0.1), foreach=False
)
scheduler = torch.optim.lr_scheduler.ExponentialLR(optimizer, gamma=0.5)
assert scheduler.get_last_lr()[0] is optimizer.param_groups[0]["lr"]
assert scheduler.get_last_lr()[:][0] is optimizer.param_groups[0]["lr"]
