"""Both stages are put into one CellList, which numbers them, and the list is inserted once."""

import os

import mindspore as ms
from mindspore import nn, ops

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)


class Residual(nn.Cell):
    """Two convolutions beside a projected shortcut."""

    def __init__(self, width_in, width_out):
        super().__init__()
        self.conv1 = nn.Conv2d(width_in, width_out, 3)
        self.conv2 = nn.Conv2d(width_out, width_out, 3)
        self.shortcut = nn.Conv2d(width_in, width_out, 1)

    def construct(self, x):
        y = self.conv2(ops.relu(self.conv1(x)))
        return ops.relu(y + self.shortcut(x))


def stage(width_in, width_out):
    """Return two residual blocks in a row."""
    return nn.SequentialCell(Residual(width_in, width_out), Residual(width_out, width_out))


class Network(nn.Cell):
    """A stem and two stages of residual blocks."""

    def __init__(self):
        super().__init__()
        self.stem = nn.Conv2d(3, 4, 3)
        self.insert_child_to_cell("stages", nn.CellList([stage(4, 4), stage(4, 8)]))

    def construct(self, x):
        x = self.stem(x)
        for blocks in self.stages:
            x = blocks(x)
        return x


network = Network()
optimizer = nn.Adam(network.trainable_params(), learning_rate=0.001)
names = [parameter.name for parameter in network.trainable_params()]
assert {"0.0.conv1.weight", "1.0.conv1.weight"} <= set(names)
assert len(set(names)) == len(names)
result = network(ops.ones((1, 3, 6, 6), ms.float32))
assert result.shape == (1, 8, 6, 6)
