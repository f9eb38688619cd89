"""A generator expression compiles in a loop and in `sum`; `next` of it gives more than the first element."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Total(nn.Cell):
    """Two times the input."""

    def construct(self, x):
        return sum(part for part in (x, x))


class Loop(nn.Cell):
    """The same."""

    def construct(self, x):
        total = 0.0
        for part in (part for part in (x, x)):
            total = total + part
        return total


class First(nn.Cell):
    """The first element."""

    def construct(self, x):
        return next(part for part in (x, x))


x = ms.Tensor([1.0])
assert Total()(x).asnumpy().tolist() == [2.0]
assert Loop()(x).asnumpy().tolist() == [2.0]
assert isinstance(First()(x), tuple)
