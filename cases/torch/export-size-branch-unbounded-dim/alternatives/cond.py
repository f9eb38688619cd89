"""Export a model that takes another path for large batches: `torch.cond` records both paths, for all sizes."""

import torch
from torch.export import Dim, export


class Centre(torch.nn.Module):
    """Centre a batch; the median of large ones is too slow, and the mean does."""

    def forward(self, x):
        """The batch without its centre."""
        return torch.cond(x.shape[0] > 8, lambda x: x - x.mean(0), lambda x: x - x.median(0).values, (x,))


batch = Dim("batch")
program = export(Centre(), (torch.ones(4, 3),), dynamic_shapes={"x": {0: batch}})

for rows in (2, 8, 9, 50):
    x = torch.arange(3.0 * rows).reshape(rows, 3).square()
    centre = x.mean(0) if rows > 8 else x.median(0).values
    assert torch.equal(program.module()(x), x - centre)
