"""`swapaxes(0, 1)` swaps two axes in both modes."""

import mindspore as ms
from mindspore import nn, ops


class Swap(nn.Cell):
    """Swap two axes."""

    def construct(self, x):
        return x.swapaxes(0, 1)


for mode in (ms.PYNATIVE_MODE, ms.GRAPH_MODE):
    ms.set_context(mode=mode)
    assert Swap()(ops.ones((2, 3), ms.float32)).shape == (3, 2)
    assert Swap()(ops.ones((2, 3, 4), ms.float32)).shape == (3, 2, 4)
