"""In Graph mode the length is the old one after append, in the same call."""

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
        self.rows.append(x)
        return x * len(self.rows)


net = Net()
assert net(ms.Tensor([1.0])).asnumpy().tolist() == [1.0]
assert net.rows == [7]
