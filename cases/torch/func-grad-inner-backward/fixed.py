"""Learn the step size of an inner gradient step by the gradient of the loss after it."""

import os

import torch

try:
    from torch.func import grad
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import grad

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


def task_loss(weight, x, y):
    """Squared error of a linear model."""
    return (x @ weight - y).square().mean()


def meta_loss(step):
    """The loss on the other half of the task after one inner step."""
    weight = torch.zeros(3, device=DEVICE)
    gradient = grad(task_loss)(weight, x[:4], y[:4])
    return task_loss(weight - step * gradient, x[4:], y[4:])


torch.manual_seed(0)
x, y = torch.randn(8, 3).to(DEVICE), torch.randn(8).to(DEVICE)
result = grad(meta_loss)(torch.tensor(0.1).to(DEVICE)).detach()
