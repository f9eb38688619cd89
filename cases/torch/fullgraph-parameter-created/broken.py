"""A layer wraps its scale into a Parameter in forward, in one graph."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


class Scale(torch.nn.Module):
    """A layer that makes its scale when it is used."""

    def forward(self, x):
        """Scale each column."""
        scale = torch.nn.Parameter(torch.ones(x.shape[1]))
        return x * scale


layer = Scale()
if MODE == "compile":
    layer = torch.compile(layer, backend="eager", fullgraph=True)

result = layer(torch.ones(2, 3)).sum()
