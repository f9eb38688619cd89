"""The state of the last layer is the output of the last step, and has no time axis."""

import torch
from torch import nn


class Forecast(nn.Module):
    def __init__(self):
        super().__init__()
        self.lstm = nn.LSTM(1, 16, batch_first=True)
        self.head = nn.Linear(16, 1)

    def forward(self, x):
        _, (hidden, _) = self.lstm(x)
        return self.head(hidden[-1])


torch.manual_seed(0)
model, x = Forecast(), torch.randn(6, 10, 1)
outputs, _ = model.lstm(x)
assert torch.allclose(model(x), model.head(outputs[:, -1]))
