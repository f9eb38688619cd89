"""With one cell in the list, or with cells without parameters, Graph mode raises nothing either."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Net(nn.Cell):
    """Blocks in a list, and a head."""

    def __init__(self, blocks):
        super().__init__()
        self.blocks = blocks
        self.head = nn.Dense(3, 1)

    def construct(self, x):
        for block in self.blocks:
            x = block(x)
        return self.head(x)


x = ms.Tensor([[1.0, 2.0, 3.0]], ms.float32)
for blocks in ([nn.Dense(3, 3)], [nn.ReLU(), nn.Sigmoid()]):
    net = Net(blocks)
    assert net(x).shape == (1, 1)
    assert [p.name for p in net.get_parameters()] == ["head.weight", "head.bias"]
