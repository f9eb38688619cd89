"""`ops.sort` leaves 1, NaN, 0.5 unsorted; `ops.topk` of NaN, 1, 3 is NaN, 3; NumPy sorts NaN last."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)

scores = np.array([1.0, np.nan, 0.5], np.float32)
unsorted = ops.sort(ms.Tensor(scores))[0].asnumpy()
assert np.array_equal(unsorted, scores, equal_nan=True), unsorted
assert np.array_equal(np.sort(scores), [0.5, 1.0, np.nan], equal_nan=True)

best = ops.topk(ms.Tensor(np.array([np.nan, 1.0, 3.0], np.float32)), 2)[0].asnumpy()
assert np.array_equal(best, [np.nan, 3.0], equal_nan=True), best
