"""The mean loss of a validation set, batch by batch."""

import os

import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
x, y = torch.randn(96, 4).to(DEVICE), torch.randint(2, (96,)).to(DEVICE)
model = nn.Linear(4, 2).to(DEVICE)
criterion = nn.CrossEntropyLoss(reduction="none")

total = 0.0
with torch.no_grad():
    for inputs, labels in zip(x.split(32), y.split(32)):
        loss = criterion(model(inputs), labels)
        total += loss.item() * len(labels)
    expected = nn.functional.cross_entropy(model(x), y)

result = total / len(y)
assert abs(result - expected.item()) < 1e-5
