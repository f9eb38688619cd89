"""`initial_lr` alone quiets the error; StepLR then goes on without the falls before it, LambdaLR from the right rate."""

import torch
from torch.optim.lr_scheduler import LambdaLR, StepLR

weight = torch.nn.Parameter(torch.ones(1))


def resumed(make):
    optimizer = torch.optim.SGD([{"params": [weight], "initial_lr": 0.1}], lr=0.1)
    make(optimizer)
    return optimizer.param_groups[0]["lr"]


assert abs(0.1 * 0.1 ** (4 // 2) - 0.001) < 1e-9  # what a run without a break has in epochs 4 and 5
assert abs(resumed(lambda o: StepLR(o, step_size=2, last_epoch=4)) - 0.1) < 1e-9
assert abs(resumed(lambda o: StepLR(o, step_size=2, last_epoch=3)) - 0.01) < 1e-9  # only the fall of epoch 4 itself
assert abs(resumed(lambda o: LambdaLR(o, lambda epoch: 0.1 ** (epoch // 2), last_epoch=4)) - 0.001) < 1e-9
