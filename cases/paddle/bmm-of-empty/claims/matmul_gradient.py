# releases: >=3.2
"""Attention over an empty memory by `paddle.matmul` gives zeros, and its backward raises a ValueError."""

import paddle

layer = paddle.nn.Linear(4, 4)
key, value = paddle.zeros([2, 0, 4]), paddle.zeros([2, 0, 2])
weights = paddle.nn.functional.softmax(paddle.matmul(layer(paddle.ones([2, 3, 4])), key, transpose_y=True))
result = paddle.matmul(weights, value)
assert not result.numpy().any()
try:
    result.sum().backward()
except ValueError as error:
    assert "nullptr" in str(error), error
else:
    raise AssertionError("nothing was raised")
