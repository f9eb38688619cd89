"""Where a method makes the assignment, construct reads the old value in Graph mode, and the gradient is zero."""

import mindspore as ms
from mindspore import nn


class Layer(nn.Cell):
    """A weight of 3, and an attribute of 0 that a method sets."""

    def __init__(self):
        super().__init__()
        self.weight = ms.Parameter(ms.Tensor([3.0]), name="weight")
        self.kept = ms.Tensor([0.0])

    def encode(self, x):
        self.kept = x * self.weight

    def construct(self, x):
        self.encode(x)
        return (self.kept * 5).sum()


for mode, value, gradient in ((ms.PYNATIVE_MODE, 30.0, [10.0]), (ms.GRAPH_MODE, 0.0, [0.0])):
    ms.set_context(mode=mode)
    assert float(Layer()(ms.Tensor([2.0])).asnumpy()) == value
    net = Layer()
    assert ms.grad(net, None, [net.weight])(ms.Tensor([2.0]))[0].asnumpy().tolist() == gradient
