# releases: >=2.5
"""`.item()` under `grad` works."""

import torch
from torch.func import grad

seen = []


def loss(x):
    """A square that is looked at."""
    y = x**2
    seen.append(y.detach().item())
    return y


assert grad(loss)(torch.tensor(3.0)).item() == 6.0
assert seen == [9.0]
