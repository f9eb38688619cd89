"""With a sigmoid in the model as well, `binary_cross_entropy_with_logits` raises nothing and cannot fall below 0.31 for a right answer."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

scores, target = torch.tensor([50.0, 20.0], device=DEVICE), torch.ones(2, device=DEVICE)
loss = torch.nn.functional.binary_cross_entropy_with_logits
assert loss(scores, target).item() < 1e-6
assert loss(scores.sigmoid(), target).item() > 0.31
