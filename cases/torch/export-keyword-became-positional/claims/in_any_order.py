# releases: >=2.6
"""Keyword arguments may come in another order than at the export."""

import torch


class Scale(torch.nn.Module):
    """A scale and a shift."""

    def forward(self, x, scale, shift):
        """Scaled and shifted."""
        return x * scale + shift


x, scale, shift = torch.ones(3), torch.tensor(2.0), torch.tensor(5.0)
program = torch.export.export(Scale(), (x,), {"scale": scale, "shift": shift}).module()
assert program(x, shift=shift, scale=scale).tolist() == [7.0] * 3
