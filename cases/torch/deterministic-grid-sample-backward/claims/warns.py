"""With `warn_only=True` a warning names the operation; so it is for every other operation that the mode refuses, such as the loss of images."""

import os
import warnings

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

image = torch.ones(1, 1, 4, 4, device=DEVICE, requires_grad=True)
grid = torch.zeros(1, 2, 2, 2, device=DEVICE)
labels = torch.zeros(1, 2, 2, dtype=torch.long, device=DEVICE)
torch.use_deterministic_algorithms(True, warn_only=True)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    torch.nn.functional.grid_sample(image, grid, align_corners=False).sum().backward()
    torch.nn.functional.cross_entropy(torch.zeros(1, 3, 2, 2, device=DEVICE), labels)
messages = [str(warning.message) for warning in caught]
assert any("grid_sampler_2d_backward_cuda" in message for message in messages)
assert any("nll_loss2d_forward" in message for message in messages)
