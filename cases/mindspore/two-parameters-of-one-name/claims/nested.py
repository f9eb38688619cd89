"""In another cell the parameters are called after their attributes, and the optimizer takes them."""

import mindspore as ms
from mindspore import nn


class Affine(nn.Cell):
    """Two parameters with one name."""

    def __init__(self):
        super().__init__()
        self.scale = ms.Parameter(ms.Tensor([1.0]), name="weight")
        self.shift = ms.Parameter(ms.Tensor([2.0]), name="weight")


class Net(nn.Cell):
    """A network with this layer."""

    def __init__(self):
        super().__init__()
        self.layer = Affine()


def names(net):
    """The names of its parameters."""
    return [one.name for one in net.trainable_params()]


assert names(Affine()) == ["weight", "weight"]
assert names(Net()) == ["layer.scale", "layer.shift"]
assert names(nn.SequentialCell(Affine())) == ["0.scale", "0.shift"]
nn.SGD(Net().trainable_params(), learning_rate=0.1)
