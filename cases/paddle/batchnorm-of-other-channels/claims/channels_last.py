"""With NHWC the last axis counts."""

import paddle
from paddle import nn

layer = nn.BatchNorm2D(3, data_format="NHWC")
assert layer(paddle.rand([2, 6, 6, 3])).shape == [2, 6, 6, 3]
try:
    layer(paddle.rand([2, 3, 6, 6]))
except ValueError as error:
    assert "the shape of scale must equal to" in str(error)
else:
    raise AssertionError("nothing was raised")
