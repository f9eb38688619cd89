"""The median of [1, 3, NaN] is 3, of [NaN, 1, 3] 1 and of [1, NaN, 3] NaN."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

rows = np.array([[1.0, 3.0, np.nan], [np.nan, 1.0, 3.0], [1.0, np.nan, 3.0]], np.float32)
middle = ops.median(ms.Tensor(rows), 1)[0].asnumpy()
assert np.array_equal(middle, np.array([3.0, 1.0, np.nan], np.float32), equal_nan=True), middle
