# releases: >=2.2, <2.6
"""Up to 2.5 a registered dataclass lacks a flattener, and the exported program cannot be called with it."""

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


torch.export.register_dataclass(Batch)
try:
    torch.export.export(Double(), (Batch(torch.ones(2)),)).module()(Batch(torch.ones(2)))
except RuntimeError as error:
    assert "does not have a flatten_fn_spec" in str(error)
else:
    raise AssertionError("nothing was raised")
