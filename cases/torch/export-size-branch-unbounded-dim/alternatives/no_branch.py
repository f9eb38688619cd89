"""Export a model that centres batches of every size in one way."""

import torch
from torch.export import Dim, export


class Centre(torch.nn.Module):
    """Centre a batch; large ones in two halves to save memory."""

    def forward(self, x):
        """The batch without its mean."""
        mean = x.mean(0)
        return x - mean


batch = Dim("batch")
program = export(Centre(), (torch.ones(4, 3),), dynamic_shapes={"x": {0: batch}})

result = program.module()(torch.arange(6.0).reshape(2, 3))
assert result.tolist() == [[-1.5] * 3, [1.5] * 3]
