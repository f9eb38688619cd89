# releases: >=2.5
"""With `strict=False` a dtype, a device and a number of NumPy are refused as outputs, a number of Python is not."""

import numpy as np

import torch


class Head(torch.nn.Module):
    """Boxes and something else."""

    def __init__(self, extra):
        super().__init__()
        self.extra = extra

    def forward(self, features):
        """Boxes and what else there is."""
        return features * 2, getattr(features, self.extra) if isinstance(self.extra, str) else self.extra


x = torch.ones(2)
assert torch.export.export(Head(4), (x,), strict=False).module()(x)[1] == 4
for extra in ("dtype", "device", np.float32(4.0)):
    try:
        torch.export.export(Head(extra), (x,), strict=False)
    except RuntimeError as error:
        assert "which is not a known type" in str(error), error
    else:
        raise AssertionError("nothing was raised")
