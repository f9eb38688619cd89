"""Mask such scores with -inf, and open the rows that are masked as a whole before softmax."""

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

scores = np.random.default_rng(0).standard_normal((512, 5)).astype(np.float32)
padding = np.zeros((512, 5), bool)
padding[0] = True

padding &= ~padding.all(axis=1, keepdims=True)
masked = ops.masked_fill(ms.Tensor(scores), ms.Tensor(padding), float("-inf"))
attention = ops.softmax(masked, -1)

exponentials = np.exp(scores[1:])
expected = exponentials / exponentials.sum(1, keepdims=True)
result = attention.asnumpy()[1:]
assert np.allclose(result, expected, atol=1e-4), "queries after the masked one have another attention"
