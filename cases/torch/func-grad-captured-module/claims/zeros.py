"""`grad`, `jacrev` and `vjp` return zeros for weights that the function does not use; `torch.autograd.grad` raises."""

import torch

try:
    from torch.func import grad, jacrev, vjp
except ImportError:  # torch 1.13 carries them in the functorch package of its own wheel
    from functorch import grad, jacrev, vjp

model = torch.nn.Linear(3, 1)
weights = {name: weight.detach() for name, weight in model.named_parameters()}


def loss(weights):
    """A loss of the module itself."""
    return model(torch.ones(2, 3)).sum()


for gradient in (grad(loss)(weights), jacrev(loss)(weights), vjp(loss, weights)[1](torch.tensor(1.0))[0]):
    assert all(gradient[name].shape == weights[name].shape for name in weights)
    assert not any(value.any() for value in gradient.values())

try:
    torch.autograd.grad(loss(weights), [weight.requires_grad_() for weight in weights.values()])
except RuntimeError as error:
    assert "appears to not have been used in the graph" in str(error)
else:
    raise AssertionError("nothing was raised")
