"""Normalise the output of a convolution."""

import paddle
from paddle import nn

paddle.seed(0)
block = nn.Sequential(
    nn.Conv2D(1, 4, 3),
    nn.BatchNorm2D(4),
    nn.ReLU(),
)
features = block(paddle.rand([2, 1, 6, 6]))

result = paddle.to_tensor(features.shape)
assert features.shape == [2, 4, 4, 4]
