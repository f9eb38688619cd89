"""Tensors are joined by the name that every release has."""

import paddle

left, right = paddle.zeros([2, 3]), paddle.ones([2, 3])
result = paddle.concat([left, right], 1)
assert result.shape == [2, 6]
