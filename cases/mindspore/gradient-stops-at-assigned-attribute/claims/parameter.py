"""An attribute that is a Parameter takes the gradient as well, in both modes; a local variable beside it does not."""

import mindspore as ms
from mindspore import nn


class Attribute(nn.Cell):
    """Keep the product in a Parameter, and compute with that."""

    def __init__(self):
        super().__init__()
        self.weight = ms.Parameter(ms.Tensor([3.0]), name="weight")
        self.kept = ms.Parameter(ms.Tensor([0.0]), name="kept", requires_grad=False)

    def construct(self, x):
        self.kept = x * self.weight
        return (self.kept * 5).sum()


class Local(Attribute):
    """Compute with a local variable."""

    def construct(self, x):
        product = x * self.weight
        self.kept = product
        return (product * 5).sum()


def gradient(net):
    """The gradient of the weight."""
    return ms.grad(net, None, [net.weight])(ms.Tensor([2.0]))[0].asnumpy().tolist()


for mode in (ms.GRAPH_MODE, ms.PYNATIVE_MODE):
    ms.set_context(mode=mode)
    assert gradient(Attribute()) == [0.0]
    net = Local()
    assert gradient(net) == [10.0] and net.kept.asnumpy().tolist() == [6.0]
