"""The scale is computed in __init__, which Python runs."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


class Level(nn.Cell):
    """One level of the pyramid."""

    def __init__(self, level):
        super().__init__()
        self.scale = 2**-level

    def construct(self, x):
        return x * self.scale


result = Level(1)(ms.Tensor(np.array([4.0], np.float32))).asnumpy()
assert result[0] == 2.0, f"half of 4 is {result[0]:.1f}"
