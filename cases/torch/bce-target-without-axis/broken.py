"""Train a classifier with one output on labels of shape [N]."""

import os

import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
features = torch.randn(64, 4).to(DEVICE)
labels = (features[:, 0] > 0).float()

model = nn.Sequential(nn.Linear(4, 1), nn.Sigmoid()).to(DEVICE)
criterion = nn.BCELoss()
optimizer = torch.optim.SGD(model.parameters(), lr=1.0)
losses = []
for _ in range(50):
    probabilities = model(features)
    loss = criterion(probabilities, labels)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())

assert losses[-1] < losses[0]
assert ((probabilities.flatten() > 0.5) == labels.bool()).float().mean() > 0.9
result = losses[-1]
