"""An argument that is passed by position and by keyword has the same words in Graph mode."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Add(nn.Cell):
    """A sum."""

    def construct(self, x, y):
        return x + y


class Outer(nn.Cell):
    """It is given x twice."""

    def __init__(self):
        super().__init__()
        self.add = Add()

    def construct(self, x):
        return self.add(x, x=x)


try:
    Outer()(ops.ones((1,), ms.float32))
except TypeError as error:
    assert "Multiply values for specific argument: x" in str(error), error
else:
    raise AssertionError("nothing was raised")
