# releases: >=2.10
"""softmax of a row of -inf is zeros, where the definition has NaN."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

logits = np.full((1, 3), -np.inf, np.float32)
assert np.isnan(np.exp(logits - logits.max())).all()
assert ops.softmax(ms.Tensor(logits), -1).asnumpy().tolist() == [[0.0, 0.0, 0.0]]
