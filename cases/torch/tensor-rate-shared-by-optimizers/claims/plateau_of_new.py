# releases: >=2.15
"""`ReduceLROnPlateau` fills the tensor, and changes the rate of another optimizer that has it."""

import torch


def pair(rate):
    """Two optimizers that are given one rate."""
    return [torch.optim.SGD([torch.nn.Parameter(torch.ones(1))], lr=rate, foreach=False) for _ in range(2)]


first, second = pair(torch.tensor(0.1))
scheduler = torch.optim.lr_scheduler.ReduceLROnPlateau(first, patience=0, factor=0.5)
for _ in range(2):
    scheduler.step(1.0)
assert first.param_groups[0]["lr"] is second.param_groups[0]["lr"]
assert second.param_groups[0]["lr"] == torch.tensor(0.05)
