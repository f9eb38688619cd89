"""Add per-sample terms in place to a torch.zeros accumulator inside vmap."""

import os

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
experts = [torch.nn.Linear(4, 3).to(DEVICE) for _ in range(2)]


def mixture(x):
    """Sum what every expert says about one sample."""
    total = torch.zeros(3, device=x.device)
    for expert in experts:
        total.add_(expert(x))
    return total


samples = torch.randn(5, 4, device=DEVICE)
result = vmap(mixture)(samples)
