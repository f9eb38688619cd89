"""The rule for halves, to the even neighbour, is written out."""

import numpy as np
import paddle


def quantise(steps):
    """The nearest whole step; of two that are equally near, the even one."""
    low = paddle.floor(steps)
    up = (steps - low > 0.5) | ((steps - low == 0.5) & (low % 2 != 0))
    return low + up.astype(steps.dtype)


steps = np.array([0.5, 1.5, 2.5, -0.5], np.float32)
result = quantise(paddle.to_tensor(steps)).numpy()
expected = np.round(steps)
assert np.array_equal(result, expected), "rounded to %s, NumPy rounds to %s" % (
    result.tolist(),
    expected.tolist(),
)
