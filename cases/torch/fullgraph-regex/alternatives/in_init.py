"""Layers are chosen by a regular expression in __init__."""

import os
import re

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


class Net(torch.nn.Module):
    """Blocks, of which some are skipped by name."""

    def __init__(self):
        super().__init__()
        blocks = {"conv_1": torch.nn.Linear(3, 3), "norm_1": torch.nn.LayerNorm(3)}
        self.used = torch.nn.ModuleList(block for name, block in blocks.items() if re.match("conv", name))

    def forward(self, x):
        """All blocks but the norms."""
        for block in self.used:
            x = block(x)
        return x


torch.manual_seed(0)
net = Net()
if MODE == "compile":
    net = torch.compile(net, backend="eager", fullgraph=True)

result = net(torch.randn(2, 3)).sum()
