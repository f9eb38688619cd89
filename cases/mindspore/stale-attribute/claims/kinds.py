"""Attributes that are tensors, items of lists, attributes of an inner cell and global names keep their first value."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)
SCALE = 1.0
x = ms.Tensor([2.0, 4.0], ms.float32)


class Scaled(nn.Cell):
    """Scale by an attribute, an item of a list and a global name."""

    def __init__(self, factor):
        super().__init__()
        self.factor = factor
        self.factors = [1.0]

    def construct(self, x):
        return x * self.factor * self.factors[0] * SCALE


class Network(nn.Cell):
    """A cell in a cell."""

    def __init__(self):
        super().__init__()
        self.layer = Scaled(1.0)

    def construct(self, x):
        return self.layer(x)


model = Scaled(ms.Tensor(1.0, ms.float32))
network = Network()
assert model(x).asnumpy().tolist() == network(x).asnumpy().tolist() == [2.0, 4.0]
model.factor = ms.Tensor(3.0, ms.float32)
assert model(x).asnumpy().tolist() == [2.0, 4.0]
model.factors[0] = 3.0
assert model(x).asnumpy().tolist() == [2.0, 4.0]
SCALE = 3.0
assert model(x).asnumpy().tolist() == [2.0, 4.0]
network.layer.factor = 3.0
assert network(x).asnumpy().tolist() == [2.0, 4.0]
assert Scaled(1.0)(x).asnumpy().tolist() == [6.0, 12.0]
