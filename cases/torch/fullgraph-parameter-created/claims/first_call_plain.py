"""A layer that makes its scale with the first input is called once before it is compiled."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


class Scale(torch.nn.Module):
    """A layer that makes its scale when it is first used."""

    def __init__(self):
        super().__init__()
        self.scale = None

    def forward(self, x):
        """Scale each column."""
        if self.scale is None:
            self.scale = torch.nn.Parameter(torch.ones(x.shape[1]))
        return x * self.scale


layer = Scale()
layer(torch.ones(2, 3))
if MODE == "compile":
    layer = torch.compile(layer, backend="eager", fullgraph=True)

result = layer(torch.ones(2, 3)).sum()
