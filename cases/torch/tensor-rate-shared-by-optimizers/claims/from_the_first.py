# releases: >=2.5
"""Two `LambdaLR` in step on a shared tensor leave the right rate, two `ExponentialLR` do not."""

import torch


def pair(rate):
    """Two optimizers that are given one rate."""
    return [torch.optim.SGD([torch.nn.Parameter(torch.ones(1))], lr=rate, foreach=False) for _ in range(2)]


def after_three(make):
    """The rate after three epochs."""
    optimizers = pair(torch.tensor(0.1))
    schedulers = [make(optimizer) for optimizer in optimizers]
    for _ in range(3):
        for optimizer in optimizers:
            optimizer.step()
        for scheduler in schedulers:
            scheduler.step()
    return optimizers[0].param_groups[0]["lr"]


rates = torch.optim.lr_scheduler
assert torch.isclose(after_three(lambda it: rates.LambdaLR(it, lambda epoch: 0.5**epoch)), torch.tensor(0.0125))
assert torch.isclose(after_three(lambda it: rates.ExponentialLR(it, 0.5)), torch.tensor(0.1 * 0.5**6))
