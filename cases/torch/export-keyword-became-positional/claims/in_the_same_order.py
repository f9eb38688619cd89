# releases: ==2.5.1
"""Keyword arguments in another order than at the export are refused."""

import torch


class Scale(torch.nn.Module):
    """A scale and a shift."""

    def forward(self, x, scale, shift):
        """Scaled and shifted."""
        return x * scale + shift


x, scale, shift = torch.ones(3), torch.tensor(2.0), torch.tensor(5.0)
program = torch.export.export(Scale(), (x,), {"scale": scale, "shift": shift}).module()
assert program(x, scale=scale, shift=shift).tolist() == [7.0] * 3
try:
    program(x, shift=shift, scale=scale)
except ValueError as error:
    assert "TreeSpec(dict, ['shift', 'scale']" in str(error), error
else:
    raise AssertionError("nothing was raised")
