"""Train convolutions of one time step, which take the channels where they are."""

import os

import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
recordings = torch.randn(8, 16, 50).to(DEVICE)  # recordings, channels, time steps
targets = recordings.mean(1)  # for each time step

model = nn.Sequential(nn.Conv1d(16, 32, 1), nn.ReLU(), nn.Conv1d(32, 1, 1)).to(DEVICE)
optimizer = torch.optim.Adam(model.parameters(), lr=0.01)
losses = []
for _ in range(30):
    predictions = model(recordings).transpose(1, 2)
    loss = nn.functional.mse_loss(predictions.squeeze(2), targets)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())

result = losses[0]
assert predictions.shape == (8, 50, 1)
assert losses[-1] < 0.5 * losses[0]
