"""A layer looks up its scale by a formatted name, in construct."""

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

SCALES = {"layer 001": 1.0, "layer 002": 2.0}


class Layer(nn.Cell):
    """Scale by the number that belongs to the layer."""

    def __init__(self, index):
        super().__init__()
        self.index = index

    def construct(self, x):
        name = f"layer {self.index:03d}"
        return x * SCALES[name]


result = Layer(2)(ms.Tensor(np.array([1.5], np.float32))).asnumpy()
assert result[0] == 3.0
