"""Record the largest prediction with NumPy after the gradient was taken."""

import numpy as np
import torch

try:
    from torch.func import grad
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import grad

history = []


def loss(weight, x, y):
    """Squared error that keeps an eye on the predictions."""
    prediction = x @ weight
    return (prediction - y).square().mean(), prediction


torch.manual_seed(0)
x, y = torch.randn(8, 3), torch.randn(8)
result, prediction = grad(loss, has_aux=True)(torch.ones(3), x, y)
history.append(np.max(prediction.detach().numpy()))
assert len(history) == 1
