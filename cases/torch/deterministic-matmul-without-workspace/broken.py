"""Multiply on the GPU, with deterministic algorithms only."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

torch.use_deterministic_algorithms(True)
x = torch.ones(8, 8, device=DEVICE)
result = (x @ x).sum().item()
assert result == 512.0
