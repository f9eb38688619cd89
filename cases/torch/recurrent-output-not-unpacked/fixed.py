"""Predict the next value of a wave from the ten values before it."""

import torch
from torch import nn


class Forecast(nn.Module):
    def __init__(self):
        super().__init__()
        self.lstm = nn.LSTM(1, 16, batch_first=True)
        self.head = nn.Linear(16, 1)

    def forward(self, x):
        out, _ = self.lstm(x)
        return self.head(out[:, -1, :])


torch.manual_seed(0)
wave = torch.sin(torch.arange(60) / 4.0)
windows = wave.unfold(0, 11, 1)
inputs, targets = windows[:, :10, None], windows[:, 10:]

model = Forecast()
optimizer = torch.optim.Adam(model.parameters(), lr=0.02)
for _ in range(20):
    loss = nn.functional.mse_loss(model(inputs), targets)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()

result = model(inputs).detach()
assert result.shape == targets.shape
