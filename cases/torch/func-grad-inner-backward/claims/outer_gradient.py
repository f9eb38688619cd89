"""The gradient through an inner gradient step by `grad` is that of finite differences."""

import torch

try:
    from torch.func import grad
except ImportError:  # torch 1.13 carries them in the functorch package of its own wheel
    from functorch import grad

torch.manual_seed(0)
x, y = torch.randn(8, 3, dtype=torch.float64), torch.randn(8, dtype=torch.float64)


def task_loss(weight, x, y):
    """Squared error of a linear model."""
    return (x @ weight - y).square().mean()


def meta_loss(step):
    """The loss after one inner step."""
    weight = torch.zeros(3, dtype=torch.float64)
    return task_loss(weight - step * grad(task_loss)(weight, x[:4], y[:4]), x[4:], y[4:])


step = torch.tensor(0.1, dtype=torch.float64)
difference = (meta_loss(step + 1e-5) - meta_loss(step - 1e-5)) / 2e-5
assert abs(grad(meta_loss)(step) - difference) < 1e-6
