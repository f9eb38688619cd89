"""In Graph mode `clear` of a list and `update` of a dictionary have no effect after the call."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Net(nn.Cell):
    """A cell with a list and a dictionary."""

    def __init__(self):
        super().__init__()
        self.rows = [7]
        self.last = {}

    def construct(self, x):
        self.rows.clear()
        self.last.update({"x": x})
        return x


net = Net()
net(ms.Tensor([1.0]))
assert net.rows == [7] and net.last == {}
