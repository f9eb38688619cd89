"""`int(n)` in `construct` makes the shape right in both modes."""

import mindspore as ms
from mindspore import nn, ops


class Reshape(nn.Cell):
    """Two rows."""

    def construct(self, x, n):
        return x.reshape((int(n), -1))


for mode in (ms.PYNATIVE_MODE, ms.GRAPH_MODE):
    ms.set_context(mode=mode)
    assert Reshape()(ops.ones((4,), ms.float32), ms.Tensor(2, ms.int64)).shape == (2, 2)
