"""The number stands in a list: the weight has one axis of size 1, and counts for each element."""

import torch
from torch import nn

torch.manual_seed(0)
features = torch.randn(200, 6)
labels = (features[:, 0] > 1.3).float()

positives = labels.sum().item()
weight = torch.Tensor([(len(labels) - positives) / positives])
criterion = nn.BCEWithLogitsLoss(pos_weight=weight)

model = nn.Linear(6, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.5)
for _ in range(20):
    optimizer.zero_grad()
    loss = criterion(model(features)[:, 0], labels)
    loss.backward()
    optimizer.step()

result = loss.detach()
assert result < 0.9
