"""`nn.MaxPool1d`, `nn.AvgPool1d`, `nn.AvgPool2d`, `nn.AvgPool3d`, `nn.MaxPool3d` and `ops.avg_pool2d` have stride 1."""

import mindspore as ms
import numpy as np
from mindspore import nn, ops


def of(*shape):
    return ms.Tensor(np.ones(shape, np.float32))


assert nn.MaxPool1d(2)(of(1, 1, 8)).shape == (1, 1, 7)
assert nn.AvgPool1d(2)(of(1, 1, 8)).shape == (1, 1, 7)
assert nn.AvgPool2d(2)(of(1, 1, 8, 8)).shape == (1, 1, 7, 7)
assert nn.AvgPool3d(2)(of(1, 1, 8, 8, 8)).shape == (1, 1, 7, 7, 7)
assert nn.MaxPool3d(2)(of(1, 1, 8, 8, 8)).shape == (1, 1, 7, 7, 7)
assert ops.avg_pool2d(of(1, 1, 8, 8), 2).shape == (1, 1, 7, 7)
