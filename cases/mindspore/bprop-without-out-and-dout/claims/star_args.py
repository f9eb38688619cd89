"""Graph mode refuses *args when the gradient is taken, and runs the forward pass."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Exp(nn.Cell):
    """The exponential."""

    def construct(self, x):
        return ops.exp(x)

    def bprop(self, *args):
        return (args[-1],)


class Short(Exp):
    """The output is missing."""

    def bprop(self, x, dout):
        return (dout,)


x = ms.Tensor([0.0])
for kind in (Exp, Short):
    assert kind()(x).asnumpy().tolist() == [1.0]
    try:
        ms.grad(kind())(x)
    except (RuntimeError, TypeError) as error:
        assert "'out' and 'dout'" in str(error)
    else:
        raise AssertionError("nothing was raised")
