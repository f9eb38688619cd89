"""Limit integer counts to a band around their mean before they are used as weights."""

import numpy as np
import paddle

counts = np.array([1, 2, 3])
low, high = 1.5, 2.5

weights = paddle.clip(paddle.to_tensor(counts), low, high)

result = weights.astype("float32").numpy()
expected = np.clip(counts, low, high)
assert result.tolist() == expected.tolist(), "clipped to %s, not %s" % (
    result.tolist(),
    expected.tolist(),
)
