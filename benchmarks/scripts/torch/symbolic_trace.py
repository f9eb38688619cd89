"""Rewrite a traced graph: every relu becomes gelu."""

import torch
from torch import fx, nn


class Block(nn.Module):
    def forward(self, x):
        return torch.relu(x + 1) * torch.relu(x)


traced = fx.symbolic_trace(Block())
for node in traced.graph.nodes:
    if node.target is torch.relu:
        node.target = nn.functional.gelu
traced.recompile()
x = torch.linspace(-2, 2, 9)
result = traced(x)
assert torch.equal(result, nn.functional.gelu(x + 1) * nn.functional.gelu(x))
