"""A residual block that adds its input to what its activation gives."""

import os

import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


class Block(nn.Module):
    """Convolution, activation, and a shortcut."""

    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(3, 3, 3, padding=1)

    def forward(self, x):
        out = torch.relu(self.conv(x))
        out += x
        return out


torch.manual_seed(0)
x = torch.randn(2, 3, 8, 8).to(DEVICE)
model = nn.Sequential(Block(), Block()).to(DEVICE)
loss = model(x).pow(2).mean()
loss.backward()

result = model[0].conv.weight.grad
assert torch.isfinite(result).all() and result.abs().sum() > 0
