"""A model whose forward is a method."""

import os

import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


class Net(nn.Module):
    """A small classifier."""

    def __init__(self):
        super().__init__()
        self.hidden = nn.Linear(4, 8)
        self.out = nn.Linear(8, 2)

    def forward(self, x):
        return self.out(torch.relu(self.hidden(x)))


torch.manual_seed(0)
model = Net().to(DEVICE)
logits = model(torch.randn(3, 4).to(DEVICE))

result = logits.shape
assert result == (3, 2)
