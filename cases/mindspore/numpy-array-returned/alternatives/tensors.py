"""construct adds two tensors."""

import os

import mindspore as ms
from mindspore import nn

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)


class Grid(nn.Cell):
    """The corners of a grid, from two tables."""

    def construct(self):
        low = ms.Tensor([1, 2])
        size = ms.Tensor([3, 4])
        return low + size


result = Grid()()
assert isinstance(result, ms.Tensor), "the result of construct is no tensor"
assert result.asnumpy().tolist() == [4, 6]
