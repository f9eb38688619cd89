"""Train an LSTM on a long series piece by piece, and carry its state from one piece to the next."""

import torch
from torch import nn


class Forecast(nn.Module):
    def __init__(self):
        super().__init__()
        self.lstm = nn.LSTM(1, 16, batch_first=True)
        self.head = nn.Linear(16, 1)

    def forward(self, x, hidden):
        outputs, hidden = self.lstm(x, hidden)
        return self.head(outputs), hidden


torch.manual_seed(0)
wave = torch.sin(torch.arange(121) / 5.0).view(1, -1, 1)
model = Forecast()
optimizer = torch.optim.Adam(model.parameters(), lr=0.02)
hidden = None
for start in range(0, 120, 20):
    inputs, targets = wave[:, start : start + 20], wave[:, start + 1 : start + 21]
    predicted, hidden = model(inputs, hidden)
    loss = nn.functional.mse_loss(predicted, targets)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    hidden = hidden.detach()

result = loss.detach()
assert predicted.shape == (1, 20, 1)
