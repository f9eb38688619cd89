"""Choose labels that were moved to the GPU, by a mask there."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

labels = torch.arange(4).to(DEVICE)
scores = torch.tensor([0.9, 0.2, 0.8, 0.1], device=DEVICE)

mask = scores > 0.5
result = labels[mask]
assert result.tolist() == [0, 2]
