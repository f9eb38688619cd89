"""Of an input of two axes BatchNorm2d says how many it must have."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)

try:
    nn.BatchNorm2d(3)(ms.Tensor(np.ones((4, 3), np.float32)))
except ValueError as error:
    assert "the in_shape must have 4 dims, but got 2" in str(error)
else:
    raise AssertionError("nothing was raised")
