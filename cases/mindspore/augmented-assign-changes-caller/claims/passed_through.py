"""After `ops.stop_gradient(x)`, `x.reshape`, `x.astype` of the same dtype, `x + 0`, Identity and a Dropout that does
nothing, += changes the caller's tensor."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Stopped(nn.Cell):
    """x + 1 behind stop_gradient."""

    def construct(self, x):
        y = ops.stop_gradient(x)
        y += 1.0
        return y


class Nothing(nn.Cell):
    """x + 1 behind a sum with 0."""

    def construct(self, x):
        y = x + 0
        y += 1.0
        return y


class Dropped(nn.Cell):
    """x + 1 behind a Dropout in evaluation mode."""

    def __init__(self):
        super().__init__()
        self.dropout = nn.Dropout(p=0.5)

    def construct(self, x):
        y = self.dropout(x)
        y += 1.0
        return y


class Flat(nn.Cell):
    """x + 1 behind a reshape."""

    def construct(self, x):
        y = x.reshape(-1)
        y += 1.0
        return y


class Cast(nn.Cell):
    """x + 1 behind a cast to the dtype it has."""

    def construct(self, x):
        y = x.astype(ms.float32)
        y += 1.0
        return y


class Same(nn.Cell):
    """x + 1 behind Identity."""

    def __init__(self):
        super().__init__()
        self.same = nn.Identity()

    def construct(self, x):
        y = self.same(x)
        y += 1.0
        return y


for make in (Stopped, Nothing, Dropped, Flat, Cast, Same):
    x = ms.Tensor([5.0], ms.float32)
    make()(x)
    assert x.asnumpy().tolist() == [6.0], (make, x)
