"""Classify sequences in a batch, and each one alone."""

import torch
from torch import nn


class Classifier(nn.Module):
    """Classify sequences [batch, time, features] by the last output of an LSTM."""

    def __init__(self):
        super().__init__()
        self.lstm = nn.LSTM(4, 16)
        self.head = nn.Linear(16, 2)

    def forward(self, x):
        outputs, _ = self.lstm(x)
        return self.head(outputs[:, -1])


torch.manual_seed(0)
model = Classifier().eval()
sequences = torch.randn(8, 12, 4)

with torch.no_grad():
    together = model(sequences)
    alone = torch.cat([model(one[None]) for one in sequences])

result = together
assert torch.allclose(together, alone, atol=1e-5), "the answer for a sequence depends on the others in the batch"
