"""For `x` of ones, `x + ones` starts with 1.0078125 and `x * ones` with 0.0078125; float64 is right."""

import mindspore as ms
import numpy as np
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Single(nn.Cell):
    """A sum and a product with float32 ones."""

    def construct(self, x):
        gate = ms.Tensor(np.ones(x.shape), dtype=ms.float32)
        return x + gate, x * gate


class Double(nn.Cell):
    """A sum and a product with float64 ones."""

    def construct(self, x):
        gate = ms.Tensor(np.ones(x.shape), dtype=ms.float64)
        return x + gate, x * gate


x = ops.ones((2, 2), ms.float32)
added, multiplied = (y.asnumpy().ravel() for y in Single()(x))
assert added[0] == 1.0078125, added
assert abs(multiplied[0] - 0.0078125) < 1e-6, multiplied
added, multiplied = (y.asnumpy().ravel() for y in Double()(x))
assert added.tolist() == [2.0] * 4, added
assert multiplied.tolist() == [1.0] * 4, multiplied
