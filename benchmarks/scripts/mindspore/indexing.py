"""Slices, masks and assignment by index."""

import numpy as np
from mindspore import Tensor, ops

x = Tensor(np.arange(12, dtype=np.float32).reshape(3, 4))
np.testing.assert_array_equal(x[1:, ::2].asnumpy(), [[4, 6], [8, 10]])
x[0] = 7
assert x[0].asnumpy().tolist() == [7] * 4
result = ops.where(x > 5, x, ops.zeros_like(x))
