"""An integer is right for the padding, the stride and the kernel, and so is a list of integers."""

import paddle
from paddle import nn

images = paddle.rand([2, 3, 8, 8])
assert nn.Conv2D(3, 4, 3, stride=2, padding=1)(images).shape == [2, 4, 4, 4]
assert nn.Conv2D(3, 4, [3, 3], stride=[2, 2], padding=[1, 1])(images).shape == [2, 4, 4, 4]
