# releases: <2.1
"""An unknown keyword beyond the last parameter is named."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Add(nn.Cell):
    """A sum."""

    def construct(self, a, b):
        return a + b


class Net(nn.Cell):
    """Call it with a keyword that it does not have."""

    def __init__(self):
        super().__init__()
        self.add = Add()

    def construct(self, x, y, z):
        return self.add(a=x, b=y, mask=z)


numbers = [ms.Tensor([value], ms.float32) for value in (1.0, 2.0, 4.0)]
try:
    Net()(*numbers)
    message = ""
except RuntimeError as error:
    message = str(error)
assert "Got unexpected keyword argument: mask" in message, message
