# releases: >=2.5
"""A size that the model divides itself is refused, in strict mode too."""

import torch
from torch.export import Dim, export


class PairMean(torch.nn.Module):
    """Mean of each pair of neighbours."""

    def forward(self, x):
        """Half as many values."""
        return x.unflatten(0, (x.shape[0] // 2, 2)).mean(1)


try:
    export(PairMean(), (torch.arange(8.0),), dynamic_shapes={"x": {0: Dim("length")}}, strict=True)
except torch._dynamo.exc.UserError as error:
    assert "Not all values of length" in str(error) and "length = 2*_length" in str(error), error
else:
    raise AssertionError("nothing was raised")
program = export(PairMean(), (torch.arange(8.0),), dynamic_shapes={"x": {0: 2 * Dim("half")}}, strict=True)
assert program.module()(torch.arange(6.0)).tolist() == [0.5, 2.5, 4.5]
