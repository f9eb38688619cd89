"""The time step is counted from the end: right with a batch and without."""

import torch
from torch import nn


class Forecaster(nn.Module):
    def __init__(self):
        super().__init__()
        self.lstm = nn.LSTM(1, 16, batch_first=True)
        self.out = nn.Linear(16, 1)

    def forward(self, x):
        output, _ = self.lstm(x)
        last = output[..., -1, :]
        return self.out(last)


torch.manual_seed(0)
series = torch.sin(torch.arange(20) / 3.0)
model = Forecaster().eval()
with torch.no_grad():
    window = series.unsqueeze(1)
    forecast = model(window)

result = forecast.flatten()
assert result.shape == (1,)
