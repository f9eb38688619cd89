"""Where only `construct` or a Cell in it reads the Parameter, its gradient is zero in both modes."""

import os

import mindspore as ms
from mindspore import nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


class Scale(nn.Cell):
    """Multiply by a weight."""

    def __init__(self):
        super().__init__()
        self.weight = ms.Parameter(ms.Tensor([2.0], ms.float32), name="weight")

    def construct(self, x):
        return x * self.weight


class Clipped(Scale):
    """The same with a bprop that does not read the weight."""

    def bprop(self, x, out, dout):
        return (dout.clip(-1.0, 1.0),)


class Around(nn.Cell):
    """The weight belongs to a Cell inside."""

    def __init__(self):
        super().__init__()
        self.inner = Scale()

    def construct(self, x):
        return self.inner(x)

    def bprop(self, x, out, dout):
        return (dout.clip(-1.0, 1.0),)


for make, expected in ((Scale, 3.0), (Clipped, 0.0), (Around, 0.0)):
    net = make()
    gradients = ms.grad(net, None, net.trainable_params())(ms.Tensor([3.0], ms.float32))
    assert gradients[0].asnumpy()[0] == expected, (make, gradients)
