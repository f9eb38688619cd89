"""Multiply on the GPU, and be warned where the algorithm is not deterministic."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

torch.use_deterministic_algorithms(True, warn_only=True)
x = torch.ones(8, 8, device=DEVICE)
result = (x @ x).sum().item()
assert result == 512.0
