"""Rows with NaN or +inf among the logits are marked as NaN as a whole."""

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

logits = np.array([[np.inf, 0.0, -1.0, np.nan, 5.0]], dtype=np.float32)
exponentials = np.exp(logits - logits.max())
expected = exponentials / exponentials.sum()
assert np.isnan(expected).all()  # every class depends on the sum, which is NaN

result = ops.softmax(ms.Tensor(logits), -1).asnumpy()
result[(np.isnan(logits) | np.isposinf(logits)).any(-1)] = np.nan
assert np.isnan(result).all(), "a class is an ordinary number"
