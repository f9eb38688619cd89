"""Without a lower bound `ops.clamp` gives the upper bound for NaN on the CPU."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

clipped = ops.clamp(ms.Tensor(np.array([0.5, np.nan, 3.0], np.float32)), None, 1.0)
assert clipped.asnumpy().tolist() == [0.5, 1.0, 1.0], clipped
