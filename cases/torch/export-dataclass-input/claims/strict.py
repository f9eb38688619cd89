# releases: >=2.8
"""With `strict=True` the message lists the types that are allowed."""

import dataclasses

import torch


@dataclasses.dataclass
class Batch:
    """One tensor."""

    x: torch.Tensor


class Double(torch.nn.Module):
    """Doubles."""

    def forward(self, batch):
        """Twice the tensor."""
        return batch.x * 2


try:
    torch.export.export(Double(), (Batch(torch.ones(2)),), strict=True)
except Exception as error:
    assert "is not supported or pytree-flattenable" in str(error)
    assert "can only contain the following supported types" in str(error)
else:
    raise AssertionError("nothing was raised")
