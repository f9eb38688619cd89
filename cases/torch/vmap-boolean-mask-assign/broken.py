"""Clip the small activations of every sample to zero with a per-sample threshold."""

import os

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


def clip(hidden, threshold):
    """Zero what is below the threshold of this sample."""
    hidden = hidden.clone()
    hidden[hidden < threshold] = 0.0
    return hidden


torch.manual_seed(0)
layer = torch.nn.Linear(3, 6).to(DEVICE)
hidden = layer(torch.randn(4, 3).to(DEVICE)).detach()
thresholds = hidden.mean(dim=1)

result = vmap(clip)(hidden, thresholds)
