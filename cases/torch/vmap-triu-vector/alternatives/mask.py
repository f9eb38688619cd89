"""Mask the past of every sequence of scores by a choice with a mask, which -inf among them does not disturb."""

import os

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


def future(scores):
    """Row i keeps the scores from position i on."""
    return torch.where(torch.ones(3, 3, device=scores.device).triu().bool(), scores, 0.0)


scores = torch.ones(2, 3).to(DEVICE)
result = vmap(future)(scores)

# Three rows per sample, with 3, 2 and 1 entries left.
assert result.shape == (2, 3, 3), f"shape {tuple(result.shape)}, values {result.tolist()}"
assert result.sum(dim=-1).tolist() == [[3.0, 2.0, 1.0], [3.0, 2.0, 1.0]]

masked = torch.tensor([[-torch.inf, 2.0, 1.0]], device=DEVICE)
assert vmap(future)(masked)[0, :, 0].tolist() == [-torch.inf, 0.0, 0.0]
assert vmap(lambda scores: scores * torch.ones(3, 3, device=DEVICE).triu())(masked)[0, 1, 0].isnan()
