"""Schedulers that multiply the last rate keep the factor of the warm-up, also of one with no steps; LambdaLR is one step late."""

import torch
from torch.optim.lr_scheduler import ConstantLR, CosineAnnealingLR, ExponentialLR, LambdaLR, LinearLR, SequentialLR, StepLR


def rates(second, total_iters=10):
    """The first rates of a schedule with a milestone of 0."""
    optimizer = torch.optim.SGD([torch.nn.Parameter(torch.ones(1))], lr=1.0)
    warmup = ConstantLR(optimizer, factor=0.01, total_iters=total_iters)
    scheduler = SequentialLR(optimizer, [warmup, second(optimizer)], milestones=[0])
    found = []
    for _ in range(4):
        found.append(optimizer.param_groups[0]["lr"])
        optimizer.step()
        scheduler.step()
    return found


for total_iters in (0, 10):
    for second in (
        lambda optimizer: LinearLR(optimizer, start_factor=1.0, end_factor=0.5, total_iters=2),
        lambda optimizer: ExponentialLR(optimizer, 0.5),
        lambda optimizer: StepLR(optimizer, 2),
        lambda optimizer: CosineAnnealingLR(optimizer, T_max=4),
    ):
        assert max(rates(second, total_iters)) < 0.02

late = rates(lambda optimizer: LambdaLR(optimizer, lambda epoch: 1 / (1 + epoch)))
assert late[:3] == [0.01, 1.0, 0.5]
