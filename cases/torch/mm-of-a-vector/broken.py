"""Score documents by the words that they have."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
counts = torch.rand(4, 3, device=DEVICE)
weights = torch.tensor([0.5, 1.0, 2.0], device=DEVICE)

scores = torch.mm(counts, weights)

result = scores
assert scores.shape == (4,)
