# releases: >=2.6
"""A kernel larger by two gives negative sizes; with stride 2 a kernel that does not fit sums the input and zeros."""

import paddle
import paddle.nn.functional as F

weight = paddle.ones([1, 1, 5, 5])
assert list(F.conv2d(paddle.ones([1, 3, 3, 1]), weight, data_format="NHWC").shape) == [1, -1, -1, 1]
assert list(F.conv2d(paddle.ones([1, 1, 3, 3]), weight).shape) == [1, 1, -1, -1]

image = paddle.arange(16, dtype="float32").reshape([1, 4, 4, 1])
output = F.conv2d(image, weight, stride=2, data_format="NHWC")
assert output.flatten().tolist() == [120.0]
padded = F.conv2d(image, weight, padding=[0, 1, 0, 1], data_format="NHWC")
assert padded.flatten().tolist() == [120.0]
