"""A residual block between two widths."""

import os

import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


class Block(nn.Module):
    """Two convolutions, and the input added to their output."""

    def __init__(self, before, after):
        super().__init__()
        self.body = nn.Sequential(
            nn.Conv2d(before, after, 3, stride=2, padding=1),
            nn.ReLU(),
            nn.Conv2d(after, after, 3, padding=1),
        )
        self.shortcut = nn.Identity()

    def forward(self, x):
        return torch.relu(self.body(x) + self.shortcut(x))


torch.manual_seed(0)
model = nn.Sequential(nn.Conv2d(3, 32, 3, padding=1), Block(32, 64)).to(DEVICE)
features = model(torch.rand(2, 3, 16, 16).to(DEVICE))

result = list(features.shape)
assert features.shape == (2, 64, 8, 8)
features.sum().backward()
assert all(p.grad is not None for p in model.parameters())
