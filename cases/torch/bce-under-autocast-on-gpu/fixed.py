"""The loss of scores, in mixed precision on the GPU."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

scores = torch.tensor([0.3, -1.5], device=DEVICE)
target = torch.tensor([0.0, 1.0], device=DEVICE)

with torch.autocast(DEVICE):
    loss = torch.nn.functional.binary_cross_entropy_with_logits(scores, target)
result = loss.item()
assert result > 0
