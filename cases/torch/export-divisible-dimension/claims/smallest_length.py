# releases: >=2.9
"""With a derived dimension and with `Dim.AUTO` the program refuses odd lengths and a length of 2; 4 is the smallest."""

import torch
from torch.export import Dim, export


class PairMean(torch.nn.Module):
    """Mean of each pair of neighbours."""

    def forward(self, x):
        """Half as many values."""
        return x.view(-1, 2).mean(1)


for length in (2 * Dim("half"), Dim.AUTO):
    program = export(PairMean(), (torch.arange(8.0),), dynamic_shapes={"x": {0: length}}).module()
    assert program(torch.arange(4.0)).tolist() == [0.5, 2.5]
    for refused in (2, 7):
        try:
            program(torch.arange(float(refused)))
        except AssertionError as error:
            assert "Guard failed" in str(error), error
        else:
            raise ValueError("a length of %d passed" % refused)
