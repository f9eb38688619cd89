"""The loss of probabilities, outside of mixed precision on the GPU."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

scores = torch.tensor([0.3, -1.5], device=DEVICE)
target = torch.tensor([0.0, 1.0], device=DEVICE)

with torch.autocast(DEVICE):
    with torch.autocast(DEVICE, enabled=False):
        probabilities = torch.sigmoid(scores.float())
        loss = torch.nn.functional.binary_cross_entropy(probabilities, target)
result = loss.item()
assert result > 0
