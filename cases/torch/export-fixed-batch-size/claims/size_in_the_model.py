# releases: >=2.5
"""A number in the model in place of `x.shape[0]` is refused with `Dim`."""

import torch
from torch.export import Dim, export


class Pairs(torch.nn.Module):
    """Sums of pairs, of any batch or of four samples."""

    def __init__(self, batch):
        super().__init__()
        self.batch = batch

    def forward(self, x):
        return x.view(self.batch or x.shape[0], 2, 2).sum(1)


dims = ({0: Dim("batch")},)
program = export(Pairs(None), (torch.ones(4, 4),), dynamic_shapes=dims).module()
assert program(torch.ones(3, 4)).shape == (3, 2)
try:
    export(Pairs(4), (torch.ones(4, 4),), dynamic_shapes=dims)
except Exception as error:
    assert "constant" in str(error)
else:
    raise AssertionError("nothing was raised")
