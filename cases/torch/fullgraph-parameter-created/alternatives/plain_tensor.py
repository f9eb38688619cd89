"""A layer that makes its scale in forward, as a plain tensor."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


class Scale(torch.nn.Module):
    """A layer that makes its scale when it is used."""

    def forward(self, x):
        """Scale each column."""
        scale = torch.ones(x.shape[1])
        return x * scale


layer = Scale()
if MODE == "compile":
    layer = torch.compile(layer, backend="eager", fullgraph=True)

result = layer(torch.ones(2, 3)).sum()
