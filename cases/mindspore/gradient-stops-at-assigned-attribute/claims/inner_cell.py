"""A layer that does it loses the gradient of its own weight inside a network, too; the rest of the network does not."""

import mindspore as ms
from mindspore import nn


class Layer(nn.Cell):
    """Scale by a weight, and keep the result."""

    def __init__(self):
        super().__init__()
        self.weight = ms.Parameter(ms.Tensor([3.0]), name="weight")
        self.kept = None

    def construct(self, x):
        self.kept = x * self.weight
        return self.kept * 1


class Network(nn.Cell):
    """The layer beside a shortcut, and a weight behind."""

    def __init__(self):
        super().__init__()
        self.layer = Layer()
        self.last = ms.Parameter(ms.Tensor([5.0]), name="last")

    def construct(self, x):
        return ((self.layer(x) + x) * self.last).sum()


def gradients(mode):
    """The gradients of the layer's weight and the last one."""
    ms.set_context(mode=mode)
    net = Network()
    values = ms.grad(net, None, [net.layer.weight, net.last])(ms.Tensor([2.0]))
    return [value.asnumpy().tolist() for value in values]


assert gradients(ms.PYNATIVE_MODE) == [[10.0], [8.0]]
assert gradients(ms.GRAPH_MODE) == [[0.0], [8.0]]
