# releases: <2.1
"""Graph mode of 2.0.0 runs `reshape((n, -1))` for an int64 of no axes; int32 and an axis of length 1 are refused."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Reshape(nn.Cell):
    """Two rows."""

    def construct(self, x, n):
        return x.reshape((n, -1))


x = ops.ones((4,), ms.float32)
assert Reshape()(x, ms.Tensor(2, ms.int64)).shape == (2, 2)
for n in (ms.Tensor(2, ms.int32), ms.Tensor([2], ms.int64)):
    try:
        Reshape()(x, n).asnumpy()
    except RuntimeError:
        pass
    else:
        raise AssertionError("nothing was raised")
