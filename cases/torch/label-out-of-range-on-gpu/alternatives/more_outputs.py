"""Train with labels of four classes and as many outputs."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

torch.manual_seed(0)
model = torch.nn.Linear(4, 4).to(DEVICE)
x = torch.ones(3, 4, device=DEVICE)
labels = torch.tensor([1, 2, 3], device=DEVICE)

loss = torch.nn.functional.cross_entropy(model(x), labels)
result = loss.item()
assert result > 0
