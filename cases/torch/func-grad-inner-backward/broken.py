"""Learn the step size of an inner gradient step by the gradient of the loss after it."""

import torch

try:
    from torch.func import grad
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import grad


def task_loss(weight, x, y):
    """Squared error of a linear model."""
    return (x @ weight - y).square().mean()


def meta_loss(step):
    """The loss on the other half of the task after one inner step."""
    weight = torch.zeros(3, requires_grad=True)
    task_loss(weight, x[:4], y[:4]).backward()
    gradient = weight.grad
    return task_loss(weight - step * gradient, x[4:], y[4:])


torch.manual_seed(0)
x, y = torch.randn(8, 3), torch.randn(8)
result = grad(meta_loss)(torch.tensor(0.1)).detach()
