"""Graph mode says the same of an argument that is passed by position and by keyword."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Add(nn.Cell):
    """A sum."""

    def construct(self, a, b):
        return a + b


class Net(nn.Cell):
    """Pass `a` twice."""

    def __init__(self):
        super().__init__()
        self.add = Add()

    def construct(self, x, y):
        return self.add(x, a=y)


try:
    Net()(ms.Tensor([1.0], ms.float32), ms.Tensor([2.0], ms.float32))
    message = ""
except TypeError as error:
    message = str(error)
assert "Multiply values for specific argument: a" in message, message
