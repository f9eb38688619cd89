"""A wrong answer with a score of 20 costs 20 with `binary_cross_entropy_with_logits`, and 100 with a sigmoid in float32 before `binary_cross_entropy`."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

score, target = torch.tensor([20.0], device=DEVICE), torch.tensor([0.0], device=DEVICE)
with_logits = torch.nn.functional.binary_cross_entropy_with_logits(score, target).item()
after_sigmoid = torch.nn.functional.binary_cross_entropy(score.sigmoid(), target).item()
assert abs(with_logits - 20) < 1e-4, with_logits
assert after_sigmoid == 100, after_sigmoid
