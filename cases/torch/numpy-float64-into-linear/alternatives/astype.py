"""Train a regression on a table that NumPy computed and converted to float32."""

import os

import numpy as np
import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

rng = np.random.default_rng(0)
table = rng.normal(size=(64, 4))
targets = table @ np.array([[1.0], [-2.0], [0.5], [3.0]])

torch.manual_seed(0)
table, targets = table.astype(np.float32), targets.astype(np.float32)
inputs, targets = torch.from_numpy(table), torch.from_numpy(targets)
loader = DataLoader(TensorDataset(inputs, targets), batch_size=16)
model = nn.Linear(4, 1).to(DEVICE)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
losses = []
for _ in range(10):
    for x, y in loader:
        x, y = x.to(DEVICE), y.to(DEVICE)
        loss = nn.functional.mse_loss(model(x), y)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    losses.append(loss.item())

result = model.weight.detach()
assert inputs.dtype == model.weight.dtype == torch.float32
assert losses[-1] < 0.01 * losses[0]
