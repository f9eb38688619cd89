# releases: >=2.8
"""The first call prefixes the names of inserted children, and an optimizer made afterwards takes them."""

import os

import mindspore as ms
from mindspore import nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


class Network(nn.Cell):
    """Two layers, inserted."""

    def __init__(self):
        super().__init__()
        self.insert_child_to_cell("layer1", nn.Dense(2, 2))
        self.insert_child_to_cell("layer2", nn.Dense(2, 2))

    def construct(self, x):
        return self.layer2(self.layer1(x))


network = Network()
network(ops.ones((1, 2), ms.float32))
names = [each.name for each in network.trainable_params()]
assert names == ["layer1.weight", "layer1.bias", "layer2.weight", "layer2.bias"], names
nn.SGD(network.trainable_params(), 0.1)
