"""Train a classifier of points and print its accuracy."""

import torch
from torch import nn

torch.manual_seed(0)
points = torch.randn(120, 2)
labels = (points[:, 0] > 0).long() + 2 * (points[:, 1] > 0).long()

model = nn.Sequential(nn.Linear(2, 16), nn.ReLU(), nn.Linear(16, 4))
optimizer = torch.optim.Adam(model.parameters(), lr=0.05)
for epoch in range(40):
    scores = model(points)
    loss = nn.functional.cross_entropy(scores, labels)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()

predictions = torch.argmax(scores, dim=1)
accuracy = (predictions == labels).mean()
result = accuracy
assert result > 0.9
