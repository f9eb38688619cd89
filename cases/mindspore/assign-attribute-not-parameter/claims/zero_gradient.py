# releases: >=2.10
"""In Graph mode the gradients of all factors of a product with a counter in a plain attribute are zero, also that of a
weight. A construct that only assigns, or whose counter is a Parameter, is right."""

import mindspore as ms
from mindspore import nn


class Scale(nn.Cell):
    """Scale the input by a weight and the number of calls so far."""

    def __init__(self, count):
        super().__init__()
        self.weight = ms.Parameter(ms.Tensor(3.0), name="weight")
        self.count = count

    def construct(self, x):
        self.count = self.count + 1
        return (x * self.weight * self.count).sum()


class Note(Scale):
    """Note the number of calls, and do not compute with it."""

    def construct(self, x):
        self.count = self.count + 1
        return (x * self.weight).sum()


def gradients(mode, kind, count):
    """The gradients of the input and the weight in the first call."""
    ms.set_context(mode=mode)
    net = kind(count)
    of_input, of_weights = ms.grad(net, 0, [net.weight])(ms.Tensor([2.0]))
    return [float(of_input.asnumpy()[0]), float(of_weights[0].asnumpy())]


one = ms.Tensor(1.0)
assert gradients(ms.PYNATIVE_MODE, Scale, one) == [6.0, 4.0]
assert gradients(ms.GRAPH_MODE, Scale, one) == [0.0, 0.0]
assert gradients(ms.GRAPH_MODE, Note, one) == [3.0, 2.0]
count = ms.Parameter(one, name="count", requires_grad=False)
assert gradients(ms.GRAPH_MODE, Scale, count) == [6.0, 4.0]
