"""A loss for every pixel of an image, whose mean is taken afterwards."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

torch.use_deterministic_algorithms(True)
torch.manual_seed(0)
logits = torch.randn(1, 3, 4, 4).to(DEVICE)
labels = torch.zeros(1, 4, 4, dtype=torch.long, device=DEVICE)

result = torch.nn.functional.cross_entropy(logits, labels, reduction="none").mean()
assert result.item() > 0
