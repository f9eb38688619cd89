"""`topk` refuses a k of 0."""

import paddle

try:
    paddle.topk(paddle.zeros([3]), 0)
except ValueError as error:
    assert "Expected k >= 1" in str(error)
else:
    raise AssertionError("nothing was raised")
