# releases: >=2.10
"""`transpose(-2, -1)` of a matrix swaps in PyNative mode; in Graph mode, and under `jit`, it leaves both axes alone."""

import mindspore as ms
from mindspore import nn, ops


class Swap(nn.Cell):
    """Name two axes."""

    def construct(self, x):
        return x.transpose(-2, -1)


@ms.jit
def swap(x):
    """The same."""
    return x.transpose(-2, -1)


x = ops.ones((2, 3), ms.float32)
ms.set_context(mode=ms.PYNATIVE_MODE)
assert Swap()(x).shape == (3, 2)
assert swap(x).shape == (2, 3)
ms.set_context(mode=ms.GRAPH_MODE)
assert Swap()(x).shape == (2, 3)
