"""Graph mode refuses a `bprop` that reads the Parameter of a Cell inside; PyNative mode gives it a gradient of zero."""

import os

import mindspore as ms
from mindspore import nn

GRAPH = os.environ.get("ERRATA_MODE", "graph") == "graph"
ms.set_context(mode=ms.GRAPH_MODE if GRAPH else ms.PYNATIVE_MODE)


class Scale(nn.Cell):
    """Multiply by a weight."""

    def __init__(self):
        super().__init__()
        self.weight = ms.Parameter(ms.Tensor([2.0], ms.float32), name="weight")

    def construct(self, x):
        return x * self.weight


class Around(nn.Cell):
    """The weight belongs to a Cell inside, and `bprop` reads it."""

    def __init__(self):
        super().__init__()
        self.inner = Scale()

    def construct(self, x):
        return self.inner(x)

    def bprop(self, x, out, dout):
        return (dout * self.inner.weight,)


net = Around()
try:
    gradients = ms.grad(net, None, net.trainable_params())(ms.Tensor([3.0], ms.float32))
except RuntimeError as error:
    assert GRAPH and "does not support using Parameter" in str(error), error
else:
    assert not GRAPH and gradients[0].asnumpy()[0] == 0.0, gradients
