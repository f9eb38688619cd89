"""A forward pass takes a factor that NumPy drew outside of its graph."""

import os

import numpy as np

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")
DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


def augment(x, factor):
    """The input at a scale."""
    return x * factor


np.random.seed(0)
torch.manual_seed(0)
if MODE == "compile":
    augment = torch.compile(augment, backend="eager", fullgraph=True)

x = torch.ones(3, device=DEVICE)
scaled = augment(x, torch.tensor(np.random.uniform(), device=DEVICE))
again = augment(x, torch.tensor(np.random.uniform(), device=DEVICE))
result = len({*scaled.tolist(), *again.tolist()})  # one factor for each call
np.random.seed(0)
assert scaled[0].item() == np.float32(np.random.uniform())
assert result == 2
