"""Use a GPU for which this build of PyTorch has no kernels."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")
os.environ["CUDA_FORCE_PTX_JIT"] = "1"  # hides the kernels of the build, as on a card it has none for

result = torch.ones(4, device=DEVICE).add(1).sum().item()
assert result == 8.0
