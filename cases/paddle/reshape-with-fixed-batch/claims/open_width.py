"""With an open width a batch of 2 becomes 4 half rows without a word, and a batch of 1 with a fixed width is refused."""

import paddle

halves = paddle.reshape(paddle.ones([2, 2, 6, 6]), [4, -1])
assert list(halves.shape) == [4, 36]
try:
    paddle.reshape(paddle.ones([1, 2, 6, 6]), [4, 72])
except ValueError as error:
    assert "The 'shape' in ReshapeOp is invalid" in str(error)
else:
    raise AssertionError("nothing was raised")
