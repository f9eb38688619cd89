# releases: >=2.10
"""`bprop` of a `construct` with a default that no call gives: without it in Graph mode, with it in PyNative mode."""

import os

import mindspore as ms
from mindspore import nn

GRAPH = os.environ.get("ERRATA_MODE", "graph") == "graph"
ms.set_context(mode=ms.GRAPH_MODE if GRAPH else ms.PYNATIVE_MODE)


class Without(nn.Cell):
    """A product; its bprop has no parameter for the factor."""

    def construct(self, x, factor=2.0):
        return x * factor

    def bprop(self, x, out, dout):
        return (dout * 2.0,)


class With(nn.Cell):
    """A product; its bprop has a parameter for the factor."""

    def construct(self, x, factor=2.0):
        return x * factor

    def bprop(self, x, factor, out, dout):
        return dout * factor, 0


def works(cell):
    """Whether the gradient is right."""
    try:
        return ms.grad(cell)(ms.Tensor([1.0], ms.float32)).asnumpy().tolist() == [2.0]
    except TypeError:
        return False


assert works(Without()) == GRAPH
assert works(With()) != GRAPH
