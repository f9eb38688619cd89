"""A network that is an attribute of another cell has unique names, and the optimizer takes them."""

import os

import mindspore as ms
from mindspore import nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


class Network(nn.Cell):
    """Two layers, inserted."""

    def __init__(self):
        super().__init__()
        self.insert_child_to_cell("layer1", nn.Dense(2, 2))
        self.insert_child_to_cell("layer2", nn.Dense(2, 2))


class Model(nn.Cell):
    """Has the network as an attribute."""

    def __init__(self):
        super().__init__()
        self.body = Network()


names = [each.name for each in Model().trainable_params()]
assert len(set(names)) == 4, names
nn.SGD(Model().trainable_params(), 0.1)
