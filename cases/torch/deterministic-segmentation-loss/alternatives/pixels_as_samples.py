"""A loss for every pixel of an image, with each pixel as a sample of its own."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

torch.use_deterministic_algorithms(True)
torch.manual_seed(0)
logits = torch.randn(1, 3, 4, 4).to(DEVICE)
labels = torch.zeros(1, 4, 4, dtype=torch.long, device=DEVICE)

pixels = logits.movedim(1, -1).flatten(0, -2)
result = torch.nn.functional.cross_entropy(pixels, labels.flatten())
assert result.item() > 0
