"""The rows before the masked one are right, and so are those of a matrix in which each row keeps one finite score."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

ms.set_context(mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE)

scores = np.zeros((64, 5), np.float32)
scores[-1] = -np.inf
assert np.allclose(ops.softmax(ms.Tensor(scores), -1).asnumpy()[:-1], 0.2, atol=1e-4)

scores = np.full((64, 5), -np.inf, np.float32)
scores[:, 2] = 0
assert np.allclose(ops.softmax(ms.Tensor(scores), -1).asnumpy(), [0, 0, 1, 0, 0])
