"""`Tensor.permute` and `ops.permute` take a permutation for any number of axes."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn, ops

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)

class Reorder(nn.Cell):
    """Bring the axes of the input into the order that a configuration gives."""

    def __init__(self, order):
        super().__init__()
        self.order = order

    def construct(self, x):
        return x.permute(*self.order), ops.permute(x, self.order)


batch = np.arange(6, dtype=np.float32).reshape(2, 3)
result = [array.asnumpy() for array in Reorder((0, 1))(ms.Tensor(batch))]
assert all((array == batch).all() for array in result)
