# releases: >=2.10
"""In Graph mode a new list that is assigned to the attribute is kept from call to call."""

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
        self.rows = self.rows + [x]
        self.rows += [x * 2]
        return x


net = Net()
net(ms.Tensor([1.0]))
net(ms.Tensor([3.0]))
assert [float(one) for one in net.rows] == [7, 1, 2, 3, 6]
