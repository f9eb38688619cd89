"""A kept table without gradient, as of sines and cosines, is harmless."""

import torch
from torch import nn
from torch.utils.checkpoint import checkpoint


class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = nn.Linear(8, 8)
        self.table = None

    def forward(self, x):
        if self.table is None:
            self.table = torch.arange(8).float().sin()
        return self.linear(x) * self.table


x = torch.randn(4, 8, requires_grad=True)
checkpoint(Block(), x, use_reentrant=False).sum().backward()
