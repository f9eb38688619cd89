"""After convolution, pooling and Flatten images of 28 by 28 have 864 numbers, images of 32 by 32 have 1176."""

import paddle
from paddle import nn

body = nn.Sequential(nn.Conv2D(1, 6, 5), nn.ReLU(), nn.MaxPool2D(2), nn.Flatten())
assert body(paddle.zeros([4, 1, 28, 28])).shape == [4, 6 * 12 * 12]
assert body(paddle.zeros([4, 1, 32, 32])).shape == [4, 6 * 14 * 14]
