# releases: >=2.6
"""An argument that was exported by position is refused as a keyword."""

import torch


class Scale(torch.nn.Module):
    """A scale and a shift."""

    def forward(self, x, scale, shift):
        """Scaled and shifted."""
        return x * scale + shift


x, scale, shift = torch.ones(3), torch.tensor(2.0), torch.tensor(5.0)
program = torch.export.export(Scale(), (x, scale, shift)).module()
try:
    program(x, scale, shift=shift)
except ValueError as error:
    assert "Got the following keywords ['shift'] but expected []" in str(error)
else:
    raise AssertionError("nothing was raised")
