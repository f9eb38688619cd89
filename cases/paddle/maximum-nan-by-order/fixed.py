"""A NaN is put back after the comparison, whichever side it is on."""

import numpy as np
import paddle


def worst_so_far(loss, worst):
    """The larger of the two, sample by sample."""
    has_nan = paddle.isnan(loss) | paddle.isnan(worst)
    return paddle.where(has_nan, loss + worst, paddle.maximum(loss, worst))


loss = np.array([2.0, np.nan], np.float32)
worst = np.array([1.0, 1.0], np.float32)
result = worst_so_far(paddle.to_tensor(loss), paddle.to_tensor(worst)).numpy()
expected = np.maximum(loss, worst)
assert np.array_equal(result, expected, equal_nan=True), "got %s, NumPy says %s" % (
    result.tolist(),
    expected.tolist(),
)
