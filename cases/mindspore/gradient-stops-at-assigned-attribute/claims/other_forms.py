"""An assignment to two attributes, an augmented one, and an attribute that is returned have the gradient zero as well."""

import mindspore as ms
from mindspore import nn


class Layer(nn.Cell):
    """A weight of 3, and two attributes."""

    def __init__(self):
        super().__init__()
        self.weight = ms.Parameter(ms.Tensor([3.0]), name="weight")
        self.kept = None
        self.other = None


class Pair(Layer):
    def construct(self, x):
        self.kept, self.other = x * self.weight, x
        return (self.kept * 5).sum()


class Augmented(Layer):
    def construct(self, x):
        self.kept = x * self.weight
        self.kept += 1
        return (self.kept * 5).sum()


class Returned(Layer):
    def construct(self, x):
        self.kept = x * self.weight * 5
        return self.kept


for kind in (Pair, Augmented, Returned):
    for mode, expected in ((ms.PYNATIVE_MODE, [10.0]), (ms.GRAPH_MODE, [0.0])):
        ms.set_context(mode=mode)
        net = kind()
        gradient = ms.grad(net, None, [net.weight])(ms.Tensor([2.0]))[0]
        assert gradient.asnumpy().tolist() == expected, (kind, mode, gradient)
