"""Draw noise with a generator of the GPU."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

generator = torch.Generator(device=DEVICE).manual_seed(0)
noise = torch.randn(4, generator=generator, device=DEVICE)
result = noise.cpu()
assert torch.isfinite(result).all()
