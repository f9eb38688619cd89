# releases: >=2.5,<2.8
"""The export is accepted, and an odd length fails when the program runs."""

import torch
from torch.export import Dim, export


class PairMean(torch.nn.Module):
    """Mean of each pair of neighbours."""

    def forward(self, x):
        """Half as many values."""
        return x.view(-1, 2).mean(1)


program = export(PairMean(), (torch.arange(8.0),), dynamic_shapes={"x": {0: Dim("length")}})
try:
    program.module()(torch.arange(7.0))
except RuntimeError:
    pass
else:
    raise AssertionError("nothing was raised")
