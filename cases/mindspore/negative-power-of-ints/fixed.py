"""The base is a float, so the power is one too."""

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


class Level(nn.Cell):
    """One level of the pyramid."""

    def __init__(self, level):
        super().__init__()
        self.level = level

    def construct(self, x):
        return x * 2.0**-self.level


result = Level(1)(ms.Tensor(np.array([4.0], np.float32))).asnumpy()
assert result[0] == 2.0, f"half of 4 is {result[0]:.1f}"
