"""Train a forecast of a series by a GRU, on windows of 20 steps of three measurements."""

import torch
from torch import nn


class Forecast(nn.Module):
    def __init__(self):
        super().__init__()
        self.gru = nn.GRU(input_size=20, hidden_size=16, batch_first=True)
        self.head = nn.Linear(16, 1)

    def forward(self, windows):
        outputs, _ = self.gru(windows)
        return self.head(outputs[:, -1])


torch.manual_seed(0)
series = torch.randn(100, 3).cumsum(0) / 10
windows = torch.stack([series[start : start + 20] for start in range(80)])
targets = series[20:, :1]
model = Forecast()
optimizer = torch.optim.Adam(model.parameters(), lr=0.01)

for _ in range(5):
    optimizer.zero_grad()
    predicted = model(windows)
    loss = nn.functional.mse_loss(predicted, targets)
    loss.backward()
    optimizer.step()

result = loss.detach()
assert predicted.shape == (80, 1)
