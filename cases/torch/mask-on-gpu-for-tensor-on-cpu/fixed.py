"""Choose labels by a mask that is on the same device."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

labels = torch.arange(4)
scores = torch.tensor([0.9, 0.2, 0.8, 0.1], device=DEVICE)

mask = scores > 0.5
result = labels[mask.to(labels.device)]
assert result.tolist() == [0, 2]
