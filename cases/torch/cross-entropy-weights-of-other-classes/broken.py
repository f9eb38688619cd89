"""Train on classes of different frequency, with a weight for each class."""

import torch
from torch import nn

torch.manual_seed(0)
CLASSES = 3
features = torch.randn(20, 4)
labels = torch.tensor([0] * 15 + [1] * 5)  # a part of the data, without class 2

counts = torch.bincount(labels)
weights = len(labels) / (CLASSES * counts.float())
model = nn.Linear(4, CLASSES)
criterion = nn.CrossEntropyLoss(weight=weights)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for _ in range(3):
    optimizer.zero_grad()
    loss = criterion(model(features), labels)
    loss.backward()
    optimizer.step()

result = model.weight.detach()
assert 0 < loss.item() < 3
