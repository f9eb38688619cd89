"""Draw the noise of an image with a seed of its own, on the GPU."""

import torch

generator = torch.Generator(device="cuda").manual_seed(7)
result = torch.randn(4, generator=generator, device="cuda").cpu()
assert torch.isfinite(result).all()
