"""The sum of a float mask, a division, floor and a list of Python floats give floats; `//` of integers gives integers."""

import paddle

lengths = paddle.to_tensor([4, 6])
mask = paddle.ones([2, 3])
for made in (mask.sum(axis=1), lengths / 2, paddle.floor(lengths / 2), paddle.to_tensor([0.0, 1.0])):
    assert made.dtype == paddle.float32
assert (lengths // 2).dtype == paddle.int64
