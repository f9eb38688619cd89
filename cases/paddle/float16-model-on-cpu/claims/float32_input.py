# releases: >=3.0
"""A half-precision convolution with an input of float32 raises a ValueError on other words: the types of the data do not match."""

import paddle

layer = paddle.nn.Conv2D(3, 4, 3)
layer.to(dtype="float16")
try:
    layer(paddle.rand([2, 3, 8, 8]))
except ValueError as error:
    assert "(float32) does not match the type of data (float16)" in str(error), error
else:
    raise AssertionError("nothing was raised")
