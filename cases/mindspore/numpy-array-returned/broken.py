"""construct returns the sum of two NumPy arrays."""

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


class Grid(nn.Cell):
    """The corners of a grid, from two NumPy tables."""

    def construct(self):
        low = np.array([1, 2])
        size = np.array([3, 4])
        return np.add(low, size)


result = Grid()()
assert isinstance(result, ms.Tensor), "the result of construct is no tensor"
assert result.asnumpy().tolist() == [4, 6]
