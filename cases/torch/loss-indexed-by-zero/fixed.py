"""Validate a model with a loop from the time before PyTorch 0.4."""

import torch
from torch import nn

torch.manual_seed(0)
inputs = torch.randn(32, 5)
targets = inputs.sum(dim=1, keepdim=True)
model = nn.Linear(5, 1).eval()
criterion = nn.MSELoss()

test_loss = 0.0
for x, y in zip(inputs.split(8), targets.split(8)):
    loss = criterion(model(x), y)
    test_loss += loss.item()

result = test_loss / 4
assert 0 < result < 20
