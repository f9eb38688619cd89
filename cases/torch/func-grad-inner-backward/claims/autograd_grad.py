"""`torch.autograd.grad` under `grad` needs `create_graph=True`: without it the derivative of the inner gradient is missing."""

import torch

try:
    from torch.func import grad
except ImportError:  # torch 1.13 carries them in the functorch package of its own wheel
    from functorch import grad


def outer(scale, create_graph):
    """scale * sum(2 * weight * scale), which is 6 * scale**2 for three weights of 1."""
    weight = torch.ones(3, requires_grad=True)
    loss = (weight * weight * scale).sum()
    (inner,) = torch.autograd.grad(loss, weight, create_graph=create_graph)
    return (scale * inner).sum()


scale = torch.tensor(0.5)
assert grad(outer)(scale, True) == 12 * scale
assert grad(outer)(scale, False) == 6 * scale
