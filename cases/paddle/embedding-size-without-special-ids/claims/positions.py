"""A table of positions has the same message for a sequence that is longer; the cut one passes."""

import paddle

positions = paddle.nn.Embedding(8, 3)
words = paddle.ones([2, 10, 3])
try:
    words + positions(paddle.arange(words.shape[1]))
except ValueError as error:
    assert "expected >= 0 and < 8, but got" in str(error), error
else:
    raise AssertionError("nothing was raised")
words = words[:, :8]
assert (words + positions(paddle.arange(words.shape[1]))).shape == [2, 8, 3]
