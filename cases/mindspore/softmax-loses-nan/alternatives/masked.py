"""Rows with NaN or +inf are marked; a row that is masked with -inf keeps its classes."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

rows = [[np.inf, 0.0, -1.0, np.nan, 5.0], [0.0, -np.inf, 0.0, -np.inf, -np.inf]]
logits = np.array(rows, np.float32)
result = ops.softmax(ms.Tensor(logits), -1).asnumpy()
result[(np.isnan(logits) | (logits == np.inf)).any(-1)] = np.nan
assert np.isnan(result[0]).all(), "a class is an ordinary number"
assert np.allclose(result[1], [0.5, 0.0, 0.5, 0.0, 0.0])
