"""One step of gradient descent by torch.func on the weights of a module."""

import os

import torch
import torch.nn.functional as F

try:
    from torch.func import functional_call, grad
except ImportError:  # torch 1.13 carries grad in the functorch package of its own wheel
    from functorch import grad
    from torch.nn.utils.stateless import functional_call

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
model = torch.nn.Linear(3, 1).to(DEVICE)


def loss(weights, x, y):
    """Squared error of the model with the given weights."""
    prediction = model(x)
    return F.mse_loss(prediction, y)


weights = {name: weight.detach() for name, weight in model.named_parameters()}
x, y = torch.randn(8, 3).to(DEVICE), torch.randn(8, 1).to(DEVICE)
gradient = grad(loss)(weights, x, y)["weight"]

expected = torch.autograd.grad(F.mse_loss(model(x), y), model.weight)[0]
result = gradient.detach()
error = (result - expected).abs().max().item()
assert error < 1e-5, f"gradient is off by {error:.4f}; its norm is {result.norm().item():.4f}"
