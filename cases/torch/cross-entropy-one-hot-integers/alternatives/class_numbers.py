"""The loss gets the class numbers that argmax(1) reads from the one-hot labels."""

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(0)
features = torch.randn(12, 4)
classes = torch.arange(12) % 3
labels = nn.functional.one_hot(classes, 3)

model = nn.Linear(4, 3)
criterion = nn.CrossEntropyLoss()
for batch, targets in DataLoader(TensorDataset(features, labels), batch_size=12):
    loss = criterion(model(batch), targets.argmax(1))
    loss.backward()

result = model.weight.grad
assert 0 < loss.item() < 3
