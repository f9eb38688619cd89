"""Per-sample gradients of a model that predicts mean and variance."""

import os

import torch
import torch.nn.functional as F

try:
    from torch.func import grad, vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import grad, vmap

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


def loss(weight, x, target):
    """Gaussian negative log-likelihood of one sample."""
    mean, log_variance = x @ weight
    return F.gaussian_nll_loss(mean, target, log_variance.exp())


torch.manual_seed(0)
weight = torch.randn(3, 2).to(DEVICE)
x, target = torch.randn(4, 3).to(DEVICE), torch.randn(4).to(DEVICE)
result = vmap(grad(loss), in_dims=(None, 0, 0))(weight, x, target)
