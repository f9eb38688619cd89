"""A loss for every pixel of an image, with a warning where an algorithm is not deterministic."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

torch.use_deterministic_algorithms(True, warn_only=True)
torch.manual_seed(0)
logits = torch.randn(1, 3, 4, 4).to(DEVICE)
labels = torch.zeros(1, 4, 4, dtype=torch.long, device=DEVICE)

result = torch.nn.functional.cross_entropy(logits, labels)
assert result.item() > 0
