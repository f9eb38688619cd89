"""ops.where computes both values: at 0 the value is right and the gradient NaN; with an `if` that gives both a value it is right."""

import mindspore as ms
import numpy as np
from mindspore import nn, ops


class Where(nn.Cell):
    def construct(self, x):
        norm = ops.square(x).sum()
        return ops.where(norm > 1.0, x / norm, x).sum()


class Branch(nn.Cell):
    def construct(self, x):
        norm = ops.square(x).sum()
        y = x
        if norm > 1.0:
            y = x / norm
        return y.sum()


ms.set_context(mode=ms.GRAPH_MODE)
x = ms.Tensor([0.0, 0.0])
assert float(Where()(x).asnumpy()) == 0
assert np.isnan(ms.grad(Where())(x).asnumpy()).all()
assert ms.grad(Branch())(x).asnumpy().tolist() == [1, 1]
