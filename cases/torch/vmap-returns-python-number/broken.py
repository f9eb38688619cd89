"""Per-sample losses with the number of tokens that went into them."""

import os

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


def loss(scores, mask):
    """Mean score of the visible tokens of one sample, and how many tokens there are."""
    count = mask.numel()
    return (scores * mask).sum() / mask.sum(), count


torch.manual_seed(0)
scores = torch.randn(3, 5).to(DEVICE)
mask = (torch.arange(5) < torch.tensor([[2], [5], [3]])).to(DEVICE)

losses, counts = vmap(loss)(scores, mask)
result = losses
