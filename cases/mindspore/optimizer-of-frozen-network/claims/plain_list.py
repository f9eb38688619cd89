"""A network whose cells are in a Python list has no parameters and raises the same; with CellList it has."""

import mindspore as ms
from mindspore import nn


class Layers(nn.Cell):
    """Layers in a container."""

    def __init__(self, container):
        super().__init__()
        self.layers = container([nn.Dense(4, 4), nn.Dense(4, 2)])


try:
    nn.SGD(Layers(list).trainable_params(), 0.1)
except ValueError as error:
    assert "the argument parameters must not be empty" in str(error), error
else:
    raise AssertionError("nothing was raised")
assert len(nn.SGD(Layers(nn.CellList).trainable_params(), 0.1).parameters) == 4
