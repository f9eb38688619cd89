# releases: >=2.10
"""Graph mode still refuses `reshape(n, -1)` and `view(n, -1)` of a Tensor n; PyNative mode runs them."""

import mindspore as ms
from mindspore import nn, ops


class Reshape(nn.Cell):
    """Two rows."""

    def construct(self, x, n):
        return x.reshape(n, -1)


class View(nn.Cell):
    """Two rows."""

    def construct(self, x, n):
        return x.view(n, -1)


x, n = ops.ones((4,), ms.float32), ms.Tensor(2, ms.int64)
for cell in (Reshape, View):
    ms.set_context(mode=ms.PYNATIVE_MODE)
    assert cell()(x, n).shape == (2, 2)
    ms.set_context(mode=ms.GRAPH_MODE)
    try:
        cell()(x, n)
    except TypeError as error:
        assert "argument 'shape' (position 1) must be tuple of int, not Tensor" in str(error), error
    else:
        raise AssertionError("nothing was raised")
