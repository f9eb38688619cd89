"""Add up the loss of each sample over an epoch."""

import os

import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
model = nn.Linear(8, 3).to(DEVICE)
criterion = nn.CrossEntropyLoss(reduction="none")
total = torch.zeros(1, device=DEVICE)
for _ in range(4):
    inputs = torch.randn(16, 8).to(DEVICE)
    labels = torch.randint(3, (16,)).to(DEVICE)
    with torch.no_grad():
        losses = criterion(model(inputs), labels)
    total += losses.sum()

result = total / 64
assert result.shape == (1,)
assert 0.5 < result < 3
