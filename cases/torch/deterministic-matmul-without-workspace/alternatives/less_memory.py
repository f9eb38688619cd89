"""Multiply on the GPU, with deterministic algorithms only and a smaller workspace."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")
os.environ["CUBLAS_WORKSPACE_CONFIG"] = ":16:8"

torch.use_deterministic_algorithms(True)
x = torch.ones(8, 8, device=DEVICE)
result = (x @ x).sum().item()
assert result == 512.0
