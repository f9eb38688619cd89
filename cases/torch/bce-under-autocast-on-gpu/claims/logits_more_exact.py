"""For a score of 20 and the target 0 the loss of the score is 20; that of its probability, which rounds to 1, is 100."""

import os

import torch
from torch.nn.functional import binary_cross_entropy, binary_cross_entropy_with_logits

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

score = torch.tensor([20.0], device=DEVICE)
target = torch.zeros(1, device=DEVICE)
assert torch.sigmoid(score).item() == 1.0
assert binary_cross_entropy(torch.sigmoid(score), target).item() == 100.0
assert abs(binary_cross_entropy_with_logits(score, target).item() - 20) < 1e-4
