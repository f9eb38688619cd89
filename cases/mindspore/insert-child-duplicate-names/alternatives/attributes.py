"""The stages are plain attributes, which prefix the names."""

import os

import mindspore as ms
from mindspore import nn, ops

ms.set_seed(0)
ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


def stage(width_in, width_out):
    """Return two layers in a row."""
    return nn.SequentialCell(nn.Conv2d(width_in, width_out, 3), nn.ReLU())


class Network(nn.Cell):
    """A stem and two stages."""

    def __init__(self):
        super().__init__()
        self.stem = nn.Conv2d(3, 4, 3)
        self.stage1 = stage(4, 4)
        self.stage2 = stage(4, 8)

    def construct(self, x):
        return self.stage2(self.stage1(self.stem(x)))


network = Network()
optimizer = nn.Adam(network.trainable_params(), learning_rate=0.001)
result = network(ops.ones((1, 3, 6, 6), ms.float32))
assert result.shape[1] == 8
