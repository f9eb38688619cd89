"""Draw the noise of an image with a seed of its own, on the CPU, and move it to the device that there is."""

import torch

device = "cuda" if torch.cuda.is_available() else "cpu"
generator = torch.Generator().manual_seed(7)
result = torch.randn(4, generator=generator).to(device).cpu()
assert torch.isfinite(result).all()
