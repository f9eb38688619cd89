"""BatchNorm1d refuses images in its own words, and BatchNorm3d says 5D; the lazy layers say the same."""

import torch
from torch import nn


def words(layer, *shape):
    try:
        layer(torch.rand(*shape))
    except ValueError as error:
        return str(error)
    raise AssertionError("nothing was raised")


assert words(nn.BatchNorm1d(4), 2, 4, 8, 8) == "expected 2D or 3D input (got 4D input)"
assert words(nn.BatchNorm3d(4), 2, 4, 8, 8) == "expected 5D input (got 4D input)"
assert words(nn.LazyBatchNorm2d(), 2, 4) == "expected 4D input (got 2D input)"
assert nn.BatchNorm2d(4)(torch.rand(2, 4, 8, 8)).shape == (2, 4, 8, 8)
