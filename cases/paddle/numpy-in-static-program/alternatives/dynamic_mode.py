# releases: >=2.0
"""Compute in dynamic mode, in which tensors have values."""

import numpy as np
import paddle

x = paddle.to_tensor(np.ones([2, 3], "float32"))
doubled = x * 2.0
result = doubled.numpy()
assert np.array_equal(result, np.full([2, 3], 2.0))
