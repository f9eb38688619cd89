"""Draw on the CPU, and move the noise: the same numbers as without a GPU."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

generator = torch.Generator().manual_seed(0)
noise = torch.randn(4, generator=generator).to(DEVICE)
result = noise.cpu()
assert torch.isfinite(result).all()
