"""A Parameter of forward is none of the module's parameters, and begins anew in each call."""

import torch


class Scale(torch.nn.Module):
    """A layer that makes its scale when it is used."""

    def forward(self, x):
        """Scale each column, and return the scale."""
        scale = torch.nn.Parameter(torch.ones(x.shape[1]))
        return x * scale, scale


layer = Scale()
first, second = layer(torch.ones(2, 3))[1], layer(torch.ones(2, 3))[1]
assert first is not second
assert list(layer.parameters()) == []
