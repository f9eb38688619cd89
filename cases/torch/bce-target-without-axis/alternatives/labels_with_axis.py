"""Train a classifier with one output on labels that got an axis."""

import torch
from torch import nn

torch.manual_seed(0)
features = torch.randn(64, 4)
labels = (features[:, 0] > 0).float()

model = nn.Sequential(nn.Linear(4, 1), nn.Sigmoid())
criterion = nn.BCELoss()
optimizer = torch.optim.SGD(model.parameters(), lr=1.0)
losses = []
for _ in range(50):
    probabilities = model(features)
    loss = criterion(probabilities, labels.unsqueeze(1))
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())

assert losses[-1] < losses[0]
assert ((probabilities.flatten() > 0.5) == labels.bool()).float().mean() > 0.9
