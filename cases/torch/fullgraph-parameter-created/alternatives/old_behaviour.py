# releases: >=2.9
"""A layer wraps its scale into a Parameter in forward, captured as before 2.9."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")
torch._dynamo.config.graph_break_on_nn_param_ctor = False


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
