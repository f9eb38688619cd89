"""The mean over the visible tokens of every sample, weighted by a boolean mask."""

import os

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


def pool(tokens, visible):
    """Average the visible tokens of one sample."""
    return (tokens * visible[:, None]).sum(dim=0) / visible.sum()


torch.manual_seed(0)
tokens = torch.randn(3, 5, 4).to(DEVICE)
visible = (torch.arange(5) < torch.tensor([[2], [5], [3]])).to(DEVICE)

result = vmap(pool)(tokens, visible)
