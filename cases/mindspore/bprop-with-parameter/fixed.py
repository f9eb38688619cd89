"""The weight is an input of the layer with the custom backward pass."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)


class Scale(nn.Cell):
    """Multiply by a weight; the backward pass is given."""

    def construct(self, x, weight):
        return x * weight

    def bprop(self, x, weight, out, dout):
        return (dout * weight, dout * x)


class Net(nn.Cell):
    """The layer and a sum."""

    def __init__(self):
        super().__init__()
        self.scale = Scale()
        self.weight = ms.Parameter(ms.Tensor([2.0], ms.float32), name="weight")

    def construct(self, x):
        return self.scale(x, self.weight).sum()


net = Net()
gradients = ms.grad(net, None, net.trainable_params())(ms.Tensor(np.array([3.0], np.float32)))
result = gradients[0].asnumpy()
assert result[0] == 3.0, f"the gradient of the weight is {result[0]:.1f}"
