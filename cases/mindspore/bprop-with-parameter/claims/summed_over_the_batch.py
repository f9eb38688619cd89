"""The gradient of a weight that is an input is summed over the batch, to the shape of the weight."""

import os

import mindspore as ms
from mindspore import nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

class Product(nn.Cell):
    """Multiply by a weight that is an input."""

    def construct(self, x, weight):
        return x * weight

    def bprop(self, x, weight, out, dout):
        return (dout * weight, (dout * x).sum(0))


class Scale(nn.Cell):
    """The owner of the weight."""

    def __init__(self):
        super().__init__()
        self.product = Product()
        self.weight = ms.Parameter(ms.Tensor([2.0, 5.0], ms.float32), name="weight")

    def construct(self, x):
        return self.product(x, self.weight)


for batch in (1, 3):
    net = Scale()
    x = ms.ops.ones((batch, 2), ms.float32)
    of_input, of_weights = ms.grad(net, 0, net.trainable_params())(x)
    assert of_input.asnumpy().tolist() == [[2.0, 5.0]] * batch
    assert of_weights[0].asnumpy().tolist() == [batch, batch]
