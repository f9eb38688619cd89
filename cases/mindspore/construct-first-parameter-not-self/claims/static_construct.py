"""A static `construct` raises in Graph mode, and PyNative mode runs it."""

import mindspore as ms
from mindspore import nn


class Static(nn.Cell):
    """A construct without self."""

    @staticmethod
    def construct(x):
        return x * 2


x = ms.Tensor([2.0])
ms.set_context(mode=ms.PYNATIVE_MODE)
assert Static()(x).asnumpy().tolist() == [4.0]
ms.set_context(mode=ms.GRAPH_MODE)
try:
    Static()(x).asnumpy()
except Exception:
    pass
else:
    raise AssertionError("nothing was raised")
