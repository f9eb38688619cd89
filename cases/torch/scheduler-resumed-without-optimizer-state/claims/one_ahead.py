"""The argument is the last finished epoch: with `last_epoch` of the saved scheduler the rate is one epoch ahead."""

import torch
from torch.optim.lr_scheduler import LambdaLR


def rate(epoch):
    return 0.5**epoch


weight = torch.nn.Parameter(torch.ones(1))
optimizer = torch.optim.SGD([weight], lr=1.0)
scheduler = LambdaLR(optimizer, rate)
for _ in range(3):
    optimizer.step()
    scheduler.step()
assert optimizer.param_groups[0]["lr"] == rate(3)

resumed = torch.optim.SGD([weight], lr=1.0)
resumed.load_state_dict(optimizer.state_dict())
LambdaLR(resumed, rate, last_epoch=scheduler.last_epoch)
assert resumed.param_groups[0]["lr"] == rate(4)
