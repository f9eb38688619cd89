"""Multiply a matrix by its transpose."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
features = torch.rand(3, 5, device=DEVICE)

gram = features @ features.T

result = gram
assert gram.shape == (3, 3)
assert torch.allclose(gram, gram.T)
