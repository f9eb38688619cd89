"""MaxPool and AvgPool layers, `ops.avg_pool1d` to `ops.avg_pool3d` and `ops.MaxPool` have stride 1; `ops.max_pool3d` and `nn.LPPool2d` that of the window."""

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
assert ops.avg_pool1d(of(1, 1, 8), 2).shape == (1, 1, 7)
assert ops.avg_pool2d(of(1, 1, 8, 8), 2).shape == (1, 1, 7, 7)
assert ops.avg_pool3d(of(1, 1, 8, 8, 8), 2).shape == (1, 1, 7, 7, 7)
assert ops.MaxPool(2)(of(1, 1, 8, 8)).shape == (1, 1, 7, 7)
assert ops.max_pool3d(of(1, 1, 8, 8, 8), 2).shape == (1, 1, 4, 4, 4)
assert nn.LPPool2d(2, 2)(of(1, 1, 8, 8)).shape == (1, 1, 4, 4)
