"""Weights with a NaN, an infinity or a negative number give the last entry too."""

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

for weights in ([0.0, 0.0, 0.0], [np.nan, 1.0, 0.0], [np.inf, 1.0, 0.0], [-1.0, 1.0, 0.0]):
    drawn = ops.multinomial(ms.Tensor(weights, ms.float32), 4).asnumpy()
    assert drawn.tolist() == [2, 2, 2, 2], drawn
