"""A wrong width of a full batch has the same message, with equal first numbers."""

import paddle

try:
    paddle.reshape(paddle.ones([4, 2, 6, 6]), [4, 70])
except ValueError as error:
    assert "The 'shape' in ReshapeOp is invalid" in str(error)
    assert "received X's shape = [4, 2, 6, 6], X's size = 288, 'shape' is [4, 70]" in str(error)
else:
    raise AssertionError("nothing was raised")
