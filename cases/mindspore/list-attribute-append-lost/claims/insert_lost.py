# releases: <2.1
"""In Graph mode `insert` and `extend` have no effect after the call."""

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
        self.rows.insert(0, x)
        return x


class Extend(Net):
    """The same with extend."""

    def construct(self, x):
        self.rows.extend([x])
        return x


for net in (Net(), Extend()):
    net(ms.Tensor([1.0]))
    assert len(net.rows) == 1
