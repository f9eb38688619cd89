"""A counter that is multiplied in takes the gradient of all factors; as a Parameter it takes none."""

import mindspore as ms
from mindspore import nn


class Scale(nn.Cell):
    """Scale the input by a weight and the number of calls."""

    def __init__(self, count):
        super().__init__()
        self.weight = ms.Parameter(ms.Tensor([3.0]), name="weight")
        self.count = count

    def construct(self, x):
        self.count = self.count + 1
        return (x * self.weight * self.count).sum()


def gradient(mode, count):
    """The gradient of the weight in the first call."""
    ms.set_context(mode=mode)
    net = Scale(count)
    return ms.grad(net, None, [net.weight])(ms.Tensor([2.0]))[0].asnumpy().tolist()


for count in (1, ms.Tensor([1.0])):
    assert gradient(ms.PYNATIVE_MODE, count) == [4.0]
    assert gradient(ms.GRAPH_MODE, count) == [0.0]
for mode in (ms.PYNATIVE_MODE, ms.GRAPH_MODE):
    count = ms.Parameter(ms.Tensor([1.0]), name="count", requires_grad=False)
    assert gradient(mode, count) == [4.0]
