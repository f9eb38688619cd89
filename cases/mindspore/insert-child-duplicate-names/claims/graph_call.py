# releases: <2.1
"""On 2.0.0 the call of such a network fails in Graph mode without any optimizer."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Network(nn.Cell):
    """Two layers, inserted."""

    def __init__(self):
        super().__init__()
        self.insert_child_to_cell("layer1", nn.Dense(2, 2))
        self.insert_child_to_cell("layer2", nn.Dense(2, 2))

    def construct(self, x):
        return self.layer2(self.layer1(x))


try:
    Network()(ops.ones((1, 2), ms.float32))
except ValueError as error:
    assert "its name 'weight' already exists" in str(error), error
else:
    raise AssertionError("nothing was raised")
