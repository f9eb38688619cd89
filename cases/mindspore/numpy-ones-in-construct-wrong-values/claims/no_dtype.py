"""Without `dtype`, ones of NumPy's float64 are right; a float32 array, integers and a later cast are wrong."""

import mindspore as ms
import numpy as np
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Plain(nn.Cell):
    """x times ones of float64."""

    def construct(self, x):
        return x * ms.Tensor(np.ones(x.shape))


class Single(nn.Cell):
    """x times ones of float32."""

    def construct(self, x):
        return x * ms.Tensor(np.ones(x.shape, np.float32))


class Integers(nn.Cell):
    """x times 0, 1, 2, 3."""

    def construct(self, x):
        return x * ms.Tensor(np.arange(x.shape[1]))


class Cast(nn.Cell):
    """x times ones that are cast afterwards."""

    def construct(self, x):
        return x * ms.Tensor(np.ones(x.shape)).astype(ms.float32)


x = ops.ones((2, 4), ms.float32)
assert Plain()(x).asnumpy().tolist() == [[1.0] * 4] * 2
for net, column in ((Single(), 0), (Cast(), 0), (Integers(), 1)):
    assert abs(net(x).asnumpy()[0, column] - 1.0) > 0.9, type(net).__name__
