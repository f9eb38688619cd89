"""In PyNative mode a `construct` with `ms.jit` loses it, one without appends."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.PYNATIVE_MODE)


class Net(nn.Cell):
    """A cell with a list and a dictionary."""

    def __init__(self):
        super().__init__()
        self.rows = [7]
        self.last = {}

    def construct(self, x):
        self.rows.append(x)
        return x


class Compiled(Net):
    """The same, compiled."""

    @ms.jit
    def construct(self, x):
        self.rows.append(x)
        return x


for net, length in ((Net(), 2), (Compiled(), 1)):
    net(ms.Tensor([1.0]))
    assert len(net.rows) == length
