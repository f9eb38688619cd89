"""With a sigmoid in the model as well, `binary_cross_entropy_with_logits` raises nothing and cannot fall below 0.31 for class 1 and 0.69 for class 0."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

loss = torch.nn.functional.binary_cross_entropy_with_logits
for right, target, least in ((50.0, 1.0, 0.31), (-50.0, 0.0, 0.69)):
    score, target = torch.tensor([right], device=DEVICE), torch.tensor([target], device=DEVICE)
    assert loss(score, target).item() < 1e-6
    assert least < loss(score.sigmoid(), target).item() < least + 0.01
