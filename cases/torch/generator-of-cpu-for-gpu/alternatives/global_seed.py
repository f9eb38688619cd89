"""Draw noise with the default generator of the GPU, which `torch.manual_seed` seeds as well."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

torch.manual_seed(0)
noise = torch.randn(4, device=DEVICE)
torch.manual_seed(0)
assert torch.equal(torch.randn(4, device=DEVICE), noise)
result = noise.cpu()
assert torch.isfinite(result).all()
