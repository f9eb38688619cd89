"""An attribute that is assigned a local variable has the value after the call, also after a gradient was taken."""

import mindspore as ms
from mindspore import nn


class Layer(nn.Cell):
    """A weight of 3, and two attributes."""

    def __init__(self):
        super().__init__()
        self.weight = ms.Parameter(ms.Tensor([3.0]), name="weight")
        self.kept = None
        self.other = None

    def construct(self, x):
        product = x * self.weight
        self.kept = product
        return (product * 5).sum()


for mode in (ms.GRAPH_MODE, ms.PYNATIVE_MODE):
    ms.set_context(mode=mode)
    net = Layer()
    net(ms.Tensor([2.0]))
    assert net.kept.asnumpy().tolist() == [6.0]
    assert ms.grad(net, None, [net.weight])(ms.Tensor([4.0]))[0].asnumpy().tolist() == [20.0]
    assert net.kept.asnumpy().tolist() == [12.0]
