"""Draw the noise of an image with a seed of its own, on the device that there is."""

import torch

device = "cuda" if torch.cuda.is_available() else "cpu"
generator = torch.Generator(device=device).manual_seed(7)
result = torch.randn(4, generator=generator, device=device).cpu()
assert torch.isfinite(result).all()
