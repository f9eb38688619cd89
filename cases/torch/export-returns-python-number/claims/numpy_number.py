# releases: >=2.8
"""A number of NumPy, a dtype and a device are refused as outputs, a number of Python is not."""

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


assert torch.export.export(Head(4), (torch.ones(2),)).module()(torch.ones(2))[1] == 4
for extra in (np.float32(4.0), "dtype", "device"):
    try:
        torch.export.export(Head(extra), (torch.ones(2),))
    except RuntimeError as error:
        assert "which is not a known type" in str(error), error
    else:
        raise AssertionError("nothing was raised")
