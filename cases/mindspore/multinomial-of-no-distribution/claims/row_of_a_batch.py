"""In a batch the other rows are drawn as they should."""

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

weights = ms.Tensor([[0.0, 0.0, 0.0], [1.0, 0.0, 0.0]], ms.float32)
assert ops.multinomial(weights, 4).asnumpy().tolist() == [[2, 2, 2, 2], [0, 0, 0, 0]]
