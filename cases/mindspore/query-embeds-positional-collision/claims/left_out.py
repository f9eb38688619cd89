"""Graph mode leaves a `__call__` of a sub-cell out in silence where the arguments fit; the outermost cell's runs."""

import mindspore as ms
from mindspore import nn, ops


class Scaled(nn.Cell):
    """One more, times ten."""

    def __call__(self, x):
        return super().__call__(x) * 10

    def construct(self, x):
        return x + 1


class Outer(nn.Cell):
    """The same as a sub-cell."""

    def __init__(self):
        super().__init__()
        self.inner = Scaled()

    def construct(self, x):
        return self.inner(x)


x = ops.ones((1,), ms.float32)
for mode, inner in ((ms.PYNATIVE_MODE, 20.0), (ms.GRAPH_MODE, 2.0)):
    ms.set_context(mode=mode)
    assert Scaled()(x).asnumpy().tolist() == [20.0]
    assert Outer()(x).asnumpy().tolist() == [inner]
    assert nn.SequentialCell(Scaled())(x).asnumpy().tolist() == [inner]
