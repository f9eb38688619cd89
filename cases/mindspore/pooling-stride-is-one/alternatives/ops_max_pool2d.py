"""Halve a feature map with ops.max_pool2d, whose stride is that of the window."""

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

x = ms.Tensor(np.arange(16, dtype=np.float32).reshape([1, 1, 4, 4]))
result = ops.max_pool2d(x, 2).asnumpy()
assert result.shape == (1, 1, 2, 2), "the map of 4 x 4 became %d x %d, not 2 x 2" % result.shape[2:]
