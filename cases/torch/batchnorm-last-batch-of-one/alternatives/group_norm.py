"""Train a network with group normalisation, which needs no second sample: all 15 batches are used."""

import os

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
data = TensorDataset(torch.randn(33, 4), torch.randn(33, 1))
loader = DataLoader(data, batch_size=8, shuffle=True)
model = nn.Sequential(nn.Linear(4, 16), nn.GroupNorm(4, 16), nn.ReLU(), nn.Linear(16, 1)).to(DEVICE)
optimizer = torch.optim.Adam(model.parameters(), lr=0.01)
steps = 0
for _ in range(3):
    for x, y in loader:
        x, y = x.to(DEVICE), y.to(DEVICE)
        loss = nn.functional.mse_loss(model(x), y)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        steps += 1

model.eval()
result = steps
assert steps == 15
assert model(data[0][0][None].to(DEVICE)).shape == (1, 1)
