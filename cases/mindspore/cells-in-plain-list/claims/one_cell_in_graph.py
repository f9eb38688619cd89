"""With one cell in the list, or with cells whose parameters have other names, Graph mode raises nothing either; two cells of one class raise."""

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
for blocks in ([nn.Dense(3, 3)], [nn.ReLU(), nn.Sigmoid()], [nn.Dense(3, 3), nn.LayerNorm((3,))]):
    net = Net(blocks)
    assert net(x).shape == (1, 1)
    assert [p.name for p in net.get_parameters()] == ["head.weight", "head.bias"]
try:
    Net([nn.Dense(3, 3), nn.Dense(3, 3)])(x)
except RuntimeError as error:
    assert "already exists" in str(error), error
else:
    raise AssertionError("nothing was raised")
