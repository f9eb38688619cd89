"""Compute the loss of scores that a sigmoid has made probabilities."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

scores = torch.tensor([0.3, 1.5], device=DEVICE)
target = torch.tensor([0.0, 1.0], device=DEVICE)

result = torch.nn.functional.binary_cross_entropy(scores.sigmoid(), target).item()
assert result > 0
