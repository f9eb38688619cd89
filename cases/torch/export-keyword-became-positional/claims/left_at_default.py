# releases: >=2.6
"""An argument that was left at its default at the export is refused as a keyword, with nothing expected; a program that was exported with it takes it."""

import torch


class Scale(torch.nn.Module):
    """A scale that may be left out."""

    def forward(self, x, scale=None):
        """Scaled."""
        return x * 2 if scale is None else x * scale


x, scale = torch.ones(3), torch.tensor(5.0)
program = torch.export.export(Scale(), (x,)).module()
try:
    program(x, scale=scale)
except ValueError as error:
    assert "Got the following keywords ['scale'] but expected []" in str(error), error
else:
    raise AssertionError("nothing was raised")
assert torch.export.export(Scale(), (x,), {"scale": scale}).module()(x, scale=scale).tolist() == [5.0] * 3
