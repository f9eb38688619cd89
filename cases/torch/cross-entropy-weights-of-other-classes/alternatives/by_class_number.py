"""The weights of the classes that occur are written into a tensor of ones."""

import torch
from torch import nn

torch.manual_seed(0)
CLASSES = 3
features = torch.randn(20, 4)
labels = torch.tensor([0] * 15 + [1] * 5)  # a part of the data, without class 2

present, counts = labels.unique(return_counts=True)
weights = torch.ones(CLASSES)
weights[present] = len(labels) / (CLASSES * counts.float())
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
