"""bprop takes the inputs, the output and the gradient of the output."""

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


class ClippedExp(nn.Cell):
    """exp with a gradient of at most 1."""

    def construct(self, x):
        return ops.exp(x)

    def bprop(self, x, out, dout):
        return (ops.minimum(out, ops.ones_like(x)) * dout,)


result = ms.grad(ClippedExp())(ms.Tensor([0.0, 2.0], ms.float32))
assert result.asnumpy().tolist() == [1.0, 1.0]
