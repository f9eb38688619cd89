# releases: >=2.6
"""An input of dilation * (kernel - 1) + 1 - 2 * padding on each axis gives one row and column."""

import paddle
import paddle.nn.functional as F

for kernel, dilation, padding in [(5, 1, 0), (5, 1, 1), (3, 2, 0), (3, 2, 1)]:
    size = dilation * (kernel - 1) + 1 - 2 * padding
    images, weight = paddle.ones([1, size, size, 3]), paddle.ones([2, 3, kernel, kernel])
    output = F.conv2d(images, weight, padding=padding, dilation=dilation, data_format="NHWC")
    assert list(output.shape) == [1, 1, 1, 2]
