"""`nn.Conv1d` and `ops.conv2d` refuse `padding` in the same words, the 3-D, transposed and pooling layers in others; `ops.max_pool2d`
and `ops.avg_pool2d` take it."""

import mindspore as ms
import numpy as np
from mindspore import nn, ops


def of(*shape):
    return ms.Tensor(np.ones(shape, np.float32))


for make, words in (
    (lambda: nn.Conv1d(3, 4, 3, padding=1), "For 'Conv2D', the 'pad' must be zero when 'pad_mode' is not 'pad'"),
    (lambda: nn.Conv3d(3, 4, 3, padding=1), "For 'Conv3D', the 'pad' must be zero or (0, 0, 0, 0, 0, 0) when"),
    (lambda: nn.Conv2dTranspose(3, 4, 3, padding=1), "For 'Conv2DTranspose', the 'pad' must be zero or"),
    (lambda: ops.conv2d(of(1, 3, 8, 8), of(4, 3, 3, 3), padding=1), "For 'Conv2D', the 'pad' must be zero when 'pad_mode' is not 'pad'"),
    (lambda: nn.MaxPool3d(3, 2, padding=1), "For 'MaxPool3D', the 'pad_list' must be zero or"),
    (lambda: nn.MaxPool2d(3, 2, padding=1), "can not be set to non-default value when pad_mode is not 'pad'"),
    (lambda: nn.AvgPool2d(3, 2, padding=1)(of(1, 3, 8, 8)), "For 'AvgPool3D', the 'pad' must be zero or"),
):
    try:
        make()
    except ValueError as error:
        assert words in str(error), error
    else:
        raise AssertionError(words)

x = of(1, 1, 8, 8)
assert ops.max_pool2d(x, 3, 2, padding=1).shape == (1, 1, 4, 4)
assert ops.avg_pool2d(x, 3, 2, padding=1).shape == (1, 1, 4, 4)
