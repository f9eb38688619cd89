"""`super()` without arguments needs no name, and cannot have a wrong one."""

import torch
from torch import nn


class Small(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(8, 3)

    def forward(self, x):
        return self.layer(x)


class Large(nn.Module):
    def __init__(self):
        super().__init__()
        self.hidden = nn.Linear(8, 64)
        self.layer = nn.Linear(64, 3)

    def forward(self, x):
        return self.layer(torch.relu(self.hidden(x)))


torch.manual_seed(0)
inputs, labels = torch.randn(16, 8), torch.arange(16) % 3
losses = []
for model in (Small(), Large()):
    losses.append(nn.functional.cross_entropy(model(inputs), labels).detach())

result = torch.stack(losses)
assert result.shape == (2,)
