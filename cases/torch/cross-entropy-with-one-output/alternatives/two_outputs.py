"""Two outputs and int64 labels of shape `[N]` go with `CrossEntropyLoss`."""

import torch
from torch import nn

torch.manual_seed(0)
x = torch.randn(64, 3)
labels = (x[:, 0] > 0).long()
model = nn.Linear(3, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=1.0)
for _ in range(30):
    loss = nn.CrossEntropyLoss()(model(x), labels)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
assert (model(x).argmax(1) == labels).float().mean() > 0.95
