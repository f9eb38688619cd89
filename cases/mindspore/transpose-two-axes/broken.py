"""A layer reorders its axes by a list: with two axes, Tensor.transpose takes the list for a pair of
axes to be swapped (since 2.7), with three for a permutation."""

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


class Reorder(nn.Cell):
    """Bring the axes of the input into the order that a configuration gives."""

    def __init__(self, order):
        super().__init__()
        self.order = order

    def construct(self, x):
        return x.transpose(*self.order)


batch = np.arange(6, dtype=np.float32).reshape(2, 3)
result = Reorder((0, 1))(ms.Tensor(batch)).asnumpy()
expected = batch.transpose(0, 1)  # the identity: both axes stay
assert result.shape == expected.shape, f"axes (0, 1) of {expected.shape} gave {result.shape}"
assert (result == expected).all()
