"""A number as the index and squeeze() of a batch of one take an axis away; a slice and squeeze(axis) of another axis keep it."""

import paddle

x = paddle.ones([3, 4])
one = paddle.ones([1, 4, 1])
assert list(x[0].shape) == [4] and list(x[0:1].shape) == [1, 4]
assert list(one.squeeze().shape) == [4] and list(one.squeeze(-1).shape) == [1, 4]
