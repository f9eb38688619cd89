"""Train through an image that is warped on the CPU, with deterministic algorithms only."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

torch.use_deterministic_algorithms(True)
image = torch.ones(1, 1, 4, 4, device=DEVICE, requires_grad=True)
grid = torch.zeros(1, 2, 2, 2, device=DEVICE)

warped = torch.nn.functional.grid_sample(image.cpu(), grid.cpu(), align_corners=False).to(DEVICE)
warped.sum().backward()
result = image.grad.cpu()
assert result.sum() == 4
