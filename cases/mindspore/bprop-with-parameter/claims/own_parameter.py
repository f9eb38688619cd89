"""Graph mode and PyNative 2.0 refuse a `bprop` that reads a Parameter, also a frozen one, and for the input alone."""

import os

import mindspore as ms
from mindspore import nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

REFUSES = os.environ.get("ERRATA_MODE", "graph") == "graph" or ms.__version__.startswith("2.0.")


class Scale(nn.Cell):
    """Multiply by a weight."""

    def __init__(self, trains):
        super().__init__()
        self.weight = ms.Parameter(ms.Tensor([2.0], ms.float32), name="weight", requires_grad=trains)

    def construct(self, x):
        return x * self.weight

    def bprop(self, x, out, dout):
        return (dout * self.weight,)


for trains in (True, False):
    try:
        gradient = ms.grad(Scale(trains))(ms.Tensor([3.0], ms.float32)).asnumpy()
    except RuntimeError as error:
        assert REFUSES
        assert "does not support using Parameter" in str(error)
    else:
        assert not REFUSES
        assert gradient[0] == 2.0
