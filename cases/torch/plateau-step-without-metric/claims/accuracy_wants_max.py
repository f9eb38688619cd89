"""With the default mode="min" an accuracy that rises lowers the rate; mode="max" keeps it."""

import torch


def rate_after(mode):
    optimizer = torch.optim.SGD([torch.nn.Parameter(torch.zeros(1))], lr=0.1)
    scheduler = torch.optim.lr_scheduler.ReduceLROnPlateau(optimizer, mode=mode, patience=2)
    for epoch in range(10):
        scheduler.step(0.5 + 0.04 * epoch)
    return optimizer.param_groups[0]["lr"]


assert rate_after("min") < 0.05
assert rate_after("max") == 0.1
