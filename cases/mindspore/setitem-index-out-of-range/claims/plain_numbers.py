# releases: <2.1
"""On 2.0.0 two plain numbers wrap around: `x[0, 3] = 1` of three columns sets the first column."""

import os

import mindspore as ms
import numpy as np

ms.set_context(mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE)

x = ms.Tensor(np.zeros((2, 3), np.float32))
x[0, 3] = 1.0
assert x.asnumpy().tolist() == [[1, 0, 0], [0, 0, 0]], x
