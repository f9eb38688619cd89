# releases: >=2.2
"""torch.export refuses a `Dim` for the same reason: "a constant (4)"."""

import torch
from torch.export import Dim, export


class Heads(torch.nn.Module):
    """Splits the features of four samples."""

    def forward(self, x):
        """Write the batch of the example out."""
        return x.view(4, 2, -1) * 2.0


class AnyHeads(torch.nn.Module):
    """Splits the features of any number of samples."""

    def forward(self, x):
        """Take the size from the input."""
        return x.view(x.shape[0], 2, -1) * 2.0


example = (torch.ones(4, 6),)
try:
    export(Heads(), example, dynamic_shapes=({0: Dim("batch")},))
except torch._dynamo.exc.UserError as error:
    assert "constant (4)" in str(error), error
else:
    raise AssertionError("nothing was raised")
program = export(AnyHeads(), example, dynamic_shapes=({0: Dim("batch")},))
assert program.module()(torch.ones(7, 6)).shape == (7, 2, 3)
