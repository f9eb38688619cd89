"""The last two axes are to be swapped, as PyTorch's transpose does."""

import os

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops

MODE = os.environ.get("ERRATA_MODE", "graph")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target="CPU",
)
ms.set_seed(0)

rng = np.random.RandomState(0)
queries, keys, values = (Tensor(rng.rand(2, 6, 8), ms.float32) for _ in range(3))

scores = ops.matmul(queries, ops.transpose(keys, (1, 2)))
result = ops.matmul(ops.softmax(scores, -1), values)
assert result.shape == (2, 6, 8)
