"""Train on 0/1 labels of the type of the outputs."""

import os

import numpy as np
import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

rng = np.random.default_rng(0)
table = rng.normal(size=(64, 4))
clicked = np.where(table[:, :1] > 0, 1.0, 0.0)

torch.manual_seed(0)
features = torch.from_numpy(table).float()
labels = torch.from_numpy(clicked).float()
model = nn.Sequential(nn.Linear(4, 1), nn.Sigmoid()).to(DEVICE)
features, labels = features.to(DEVICE), labels.to(DEVICE)
optimizer = torch.optim.SGD(model.parameters(), lr=1.0)
losses = []
for _ in range(30):
    loss = nn.functional.binary_cross_entropy(model(features), labels)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())

result = model(features).detach()
assert labels.dtype == torch.float32
assert losses[-1] < losses[0]
