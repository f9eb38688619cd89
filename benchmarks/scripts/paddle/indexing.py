"""Slices, masks and assignment by index."""

import numpy as np
import paddle

x = paddle.arange(12, dtype="float32").reshape([3, 4])
np.testing.assert_array_equal(x[1:, ::2].numpy(), [[4, 6], [8, 10]])
x[0] = 7.0
assert x[0].tolist() == [7.0] * 4
assert x[x > 9].tolist() == [10.0, 11.0]
result = paddle.where(x > 5, x, paddle.zeros_like(x))
