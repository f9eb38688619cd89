"""An output with one negative size raises an exception."""

import paddle
import paddle.nn.functional as F

try:
    F.conv2d(paddle.ones([1, 3, 8, 1]), paddle.ones([1, 1, 5, 5]), data_format="NHWC")
except RuntimeError as error:
    assert "valid when call the mutable data function" in str(error), error
else:
    raise AssertionError("nothing was raised")
