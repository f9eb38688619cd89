"""With use_reentrant=True nothing is raised, and the parameter behind the kept table gets no gradient."""

import torch
from torch import nn
from torch.utils.checkpoint import checkpoint


class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = nn.Linear(8, 8)
        self.log_scale = nn.Parameter(torch.zeros(8))
        self.table = None

    def forward(self, x):
        if self.table is None:
            self.table = self.log_scale.exp()
        return self.linear(x) * self.table


block = Block()
x = torch.randn(4, 8, requires_grad=True)
checkpoint(block, x, use_reentrant=True).square().mean().backward()
assert block.linear.weight.grad is not None
assert block.log_scale.grad is None
