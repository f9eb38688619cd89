"""Crop every signal of a batch at its own start."""

import os

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


def crop(signal, start):
    """Return eight samples of one signal."""
    return signal[start : start + 8]


torch.manual_seed(0)
signals = torch.randn(4, 32).to(DEVICE)
starts = torch.tensor([0, 5, 12, 24], device=DEVICE)

result = vmap(crop)(signals, starts)
