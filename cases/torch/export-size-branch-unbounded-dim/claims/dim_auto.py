# releases: >=2.6
"""With `Dim.AUTO` and `Dim.DYNAMIC` nothing is raised: the program has one branch, and refuses a batch of the other one when it runs."""

import torch
from torch.export import Dim, export


class Branch(torch.nn.Module):
    """Take another path for large batches."""

    def forward(self, x):
        """The batch, changed."""
        return x + 1 if x.shape[0] > 8 else x - 1


for dim in (Dim.AUTO, Dim.DYNAMIC):
    program = export(Branch(), (torch.ones(4, 3),), dynamic_shapes={"x": {0: dim}})
    assert program.module()(torch.ones(8, 3)).sum() == 0
    try:
        program.module()(torch.ones(9, 3))
    except (RuntimeError, AssertionError):
        pass
    else:
        raise AssertionError("nothing was raised")
