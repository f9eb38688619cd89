"""`setattr` in a loop, and `update_parameters_name` before `insert_child_to_cell`, give unique names, and the optimizer takes them."""

import os

import mindspore as ms
from mindspore import nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


class Network(nn.Cell):
    """Two layers, whose names a loop makes."""

    def __init__(self, insert):
        super().__init__()
        for number in (1, 2):
            name, layer = f"layer{number}", nn.Dense(2, 2)
            if insert:
                layer.update_parameters_name(name + ".")
                self.insert_child_to_cell(name, layer)
            else:
                setattr(self, name, layer)

    def construct(self, x):
        return self.layer2(self.layer1(x))


for insert in (False, True):
    network = Network(insert)
    names = [each.name for each in network.trainable_params()]
    assert names == ["layer1.weight", "layer1.bias", "layer2.weight", "layer2.bias"], names
    nn.SGD(network.trainable_params(), 0.1)
    assert network(ops.ones((1, 2), ms.float32)).shape == (1, 2)
    assert [each.name for each in network.trainable_params()] == names
