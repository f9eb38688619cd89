"""The layer prints the dilation that was given, and weights and shape are as they should be."""

import paddle
from paddle import nn

layer = nn.Conv2D(3, 4, 3, padding="SAME", dilation=2)
other = nn.Conv2D(3, 4, 3, padding=2, dilation=2)
assert "dilation=[2, 2]" in str(layer)
assert layer.weight.shape == other.weight.shape
images = paddle.rand([1, 3, 8, 8])
assert layer(images).shape == other(images).shape == [1, 4, 8, 8]
