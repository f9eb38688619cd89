"""A residual block between two widths of linear layers, with a linear layer on its shortcut."""

import torch
from torch import nn


class Block(nn.Module):
    """Two linear layers, and the input added to their output."""

    def __init__(self, before, after):
        super().__init__()
        self.body = nn.Sequential(nn.Linear(before, after), nn.ReLU(), nn.Linear(after, after))
        self.shortcut = nn.Linear(before, after)

    def forward(self, x):
        return torch.relu(self.body(x) + self.shortcut(x))


torch.manual_seed(0)
model = nn.Sequential(nn.Linear(3, 32), Block(32, 64))
features = model(torch.rand(2, 3))
assert features.shape == (2, 64)
features.sum().backward()
assert all(p.grad is not None for p in model.parameters())
