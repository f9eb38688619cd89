"""A NumPy tensor of a shape that has a name first has the right values."""

import mindspore as ms
import numpy as np
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Scale(nn.Cell):
    """3 x."""

    def construct(self, x):
        shape = x.shape
        return x * ms.Tensor(np.full(shape, 3.0), dtype=ms.float32)


class ScaleRows(nn.Cell):
    """3 x, the sizes taken apart."""

    def construct(self, x):
        rows, columns = x.shape
        return x * ms.Tensor(np.full((rows, columns), 3.0), dtype=ms.float32)


x = ops.ones((2, 4), ms.float32)
for scale in (Scale(), ScaleRows()):
    assert scale(x).asnumpy().tolist() == [[3.0] * 4] * 2, type(scale).__name__
