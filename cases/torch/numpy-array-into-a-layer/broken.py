"""Train a regression, and predict for new measurements that are scaled like the old ones."""

import numpy as np
import torch
from torch import nn

rng = np.random.RandomState(0)
table = rng.rand(64, 3) * 50 + 20
mean, std = table.mean(axis=0), table.std(axis=0)
inputs = torch.tensor((table - mean) / std, dtype=torch.float32)
targets = inputs.sum(dim=1, keepdim=True)

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(3, 16), nn.Tanh(), nn.Linear(16, 1))
optimizer = torch.optim.Adam(model.parameters(), lr=0.05)
for _ in range(50):
    optimizer.zero_grad()
    nn.functional.mse_loss(model(inputs), targets).backward()
    optimizer.step()

measured = (np.array([[70.0, 40.0, 31.5], [22.0, 45.0, 60.0]]) - mean) / std
with torch.no_grad():
    predicted = model(measured)

result = predicted
assert result.shape == (2, 1)
