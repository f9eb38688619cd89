# releases: >=2.1
"""A forward pass draws an array of one factor with NumPy, in one graph."""

import os

import numpy as np

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")
DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


def augment(x):
    """The input at a random scale."""
    return x * torch.from_numpy(np.random.uniform(size=1)).to(x)


np.random.seed(0)
torch.manual_seed(0)
if MODE == "compile":
    augment = torch.compile(augment, backend="eager", fullgraph=True)

scaled = augment(torch.ones(3, device=DEVICE))
again = augment(torch.ones(3, device=DEVICE))
result = len({*scaled.tolist(), *again.tolist()})  # one factor for each call
assert result == 2 and scaled.dtype == torch.float32
