"""`torch.autograd.grad` under `vmap` alone raises; `vmap` of `grad` gives the gradients of every sample."""

import torch

try:
    from torch.func import grad, vmap
except ImportError:  # torch 1.13 carries them in the functorch package of its own wheel
    from functorch import grad, vmap


def loss(weight, x):
    """A loss of one sample."""
    return (weight * x).square().sum()


def gradient(x):
    """The gradient at a leaf made inside."""
    weight = torch.ones(3, requires_grad=True)
    return torch.autograd.grad(loss(weight, x), weight)[0]


batch = torch.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
try:
    vmap(gradient)(batch)
except RuntimeError as error:
    assert "element 0 of tensors does not require grad" in str(error)
else:
    raise AssertionError("nothing was raised")
gradients = vmap(grad(loss), in_dims=(None, 0))(torch.ones(3), batch)
assert torch.equal(gradients, 2 * batch.square())
