"""Where `bprop` calls a Cell that has the Parameter, nothing is raised, and the gradient of the Parameter is zero."""

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


class Around(nn.Cell):
    """The weight belongs to a Cell inside, which both directions call."""

    def __init__(self):
        super().__init__()
        self.inner = Scale()

    def construct(self, x):
        return self.inner(x)

    def bprop(self, x, out, dout):
        return (self.inner(dout),)


x = ms.Tensor([3.0], ms.float32)
for make, expected in ((Scale, 3.0), (Around, 0.0)):
    net = make()
    of_input, of_weights = ms.grad(net, 0, net.trainable_params())(x)
    assert of_input.asnumpy()[0] == 2.0, (make, of_input)
    assert of_weights[0].asnumpy()[0] == expected, (make, of_weights)
