"""The rows are not written at all: they show what the memory held before, and their sum is not 1."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

ms.set_context(mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE)

scores = np.zeros((512, 5), np.float32)
scores[0] = -np.inf
ops.add(ms.Tensor(np.full((512, 5), 7, np.float32)), 1.0).asnumpy()
total = ops.softmax(ms.Tensor(scores), -1).asnumpy().sum(1)
assert total[0] == 0, total
assert np.abs(total[1] - 1) > 0.01, total
