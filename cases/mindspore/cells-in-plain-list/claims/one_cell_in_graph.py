"""With one cell in the list Graph mode raises nothing either."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Net(nn.Cell):
    """A block in a list, and a head."""

    def __init__(self):
        super().__init__()
        self.blocks = [nn.Dense(3, 3)]
        self.head = nn.Dense(3, 1)

    def construct(self, x):
        for block in self.blocks:
            x = block(x)
        return self.head(x)


net = Net()
assert net(ms.Tensor([[1.0, 2.0, 3.0]], ms.float32)).shape == (1, 1)
assert "weight" not in [p.name for p in net.get_parameters()]
