"""The append of an inner cell does not reach a list that the outer cell made in `construct`."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Inner(nn.Cell):
    """Append to the argument."""

    def construct(self, x, values):
        values.append(x)
        return x + 1


class Outer(nn.Cell):
    """Hand a list to another cell."""

    def __init__(self):
        super().__init__()
        self.inner = Inner()

    def construct(self, x):
        values = []
        y = self.inner(x, values)
        return y, len(values)


assert int(Outer()(ms.Tensor([5.0]))[1]) == 0
