"""Train a binary classifier whose labels are the integers 0 and 1."""

import torch
from torch import nn

torch.manual_seed(0)
x = torch.randn(64, 3)
labels = (x[:, :1] > 0).long()
model = nn.Linear(3, 1)
criterion = nn.BCEWithLogitsLoss()
optimizer = torch.optim.SGD(model.parameters(), lr=1.0)
for _ in range(30):
    loss = criterion(model(x), labels)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()

right = ((model(x) > 0) == (labels > 0)).float().mean().item()
assert right > 0.95
result = right
