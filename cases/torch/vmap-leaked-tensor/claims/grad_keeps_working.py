"""A tensor kept from `grad` works; it leads back to an argument that requires a gradient."""

import torch

try:
    from torch.func import grad
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import grad

kept = []


def loss(x):
    """Keep twice the input in a list."""
    kept.append(2 * x)
    return x.sum()


grad(loss)(torch.ones(3))
total = kept[0].sum()
assert total == 6
assert not total.requires_grad

x = torch.ones(3, requires_grad=True)
grad(loss)(x)
kept[1].sum().backward()
assert x.grad.tolist() == [2.0, 2.0, 2.0]
