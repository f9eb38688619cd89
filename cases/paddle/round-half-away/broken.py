"""Quantise weights to whole steps; several lie halfway between two steps."""

import numpy as np
import paddle


def quantise(steps):
    """The nearest whole step."""
    return paddle.round(steps)


steps = np.array([0.5, 1.5, 2.5, -0.5], np.float32)
result = quantise(paddle.to_tensor(steps)).numpy()
expected = np.round(steps)
assert np.array_equal(result, expected), "rounded to %s, NumPy rounds to %s" % (
    result.tolist(),
    expected.tolist(),
)
