"""Two stages of residual blocks are inserted into a network one after the other; their parameters
get the same names, and the optimizer refuses them."""

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
        self.insert_child_to_cell("stage1", stage(4, 4))
        self.insert_child_to_cell("stage2", stage(4, 8))

    def construct(self, x):
        return self.stage2(self.stage1(self.stem(x)))


network = Network()
optimizer = nn.Adam(network.trainable_params(), learning_rate=0.001)
result = network(ops.ones((1, 3, 6, 6), ms.float32))
assert result.shape == (1, 8, 6, 6)
