"""Graph mode refuses a bprop with one parameter: at least 'out' and 'dout' are required."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Round(nn.Cell):
    """Round, and pass the gradient through."""

    def construct(self, x):
        return ops.round(x)

    def bprop(self, dout):
        return (dout,)


try:
    ms.grad(Round())(ms.Tensor([0.4, 2.6], ms.float32))
except RuntimeError as error:
    assert "requires at least 2 params 'out' and 'dout', but got only 1" in str(error), error
else:
    raise AssertionError("nothing was raised")
