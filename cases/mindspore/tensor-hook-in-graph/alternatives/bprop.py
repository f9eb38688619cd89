"""A cell in the middle of the network clips the gradient in a bprop of its own."""

import os

import mindspore as ms
from mindspore import nn, ops

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)

class Clip(nn.Cell):
    """The input, whose gradient is kept within -1 and 1."""

    def construct(self, x):
        return x * 1.0

    def bprop(self, x, out, dout):
        return (ops.clip_by_value(dout, -1.0, 1.0),)


class Loss(nn.Cell):
    """Squared error."""

    def __init__(self):
        super().__init__()
        self.clip = Clip()

    def construct(self, x):
        return (self.clip(x) ** 2).sum()


result = ms.grad(Loss())(ms.Tensor([0.25, 4.0], ms.float32))
gradient = result.asnumpy().tolist()
assert gradient == [0.5, 1.0], f"clipped gradient: {gradient}"
