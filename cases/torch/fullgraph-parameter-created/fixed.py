"""A layer wraps its scale into a Parameter in forward, in one graph."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


class Scale(torch.nn.Module):
    """A layer that has a scale from the start."""

    def __init__(self, columns):
        super().__init__()
        self.scale = torch.nn.Parameter(torch.ones(columns))

    def forward(self, x):
        """Scale each column."""
        return x * self.scale


layer = Scale(3)
if MODE == "compile":
    layer = torch.compile(layer, backend="eager", fullgraph=True)

result = layer(torch.ones(2, 3)).sum()
