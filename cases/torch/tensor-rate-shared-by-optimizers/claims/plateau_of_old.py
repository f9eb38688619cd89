# releases: ==2.5.1
"""`ReduceLROnPlateau` puts a new tensor into the group of its optimizer, and leaves the other one alone."""

import torch


def pair(rate):
    """Two optimizers that are given one rate."""
    return [torch.optim.SGD([torch.nn.Parameter(torch.ones(1))], lr=rate, foreach=False) for _ in range(2)]


first, second = pair(torch.tensor(0.1))
scheduler = torch.optim.lr_scheduler.ReduceLROnPlateau(first, patience=0, factor=0.5)
for _ in range(2):
    scheduler.step(1.0)
assert abs(float(first.param_groups[0]["lr"]) - 0.05) < 1e-6
assert second.param_groups[0]["lr"] == torch.tensor(0.1)
