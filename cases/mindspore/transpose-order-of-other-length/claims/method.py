"""Tensor.transpose with two ints swaps since 2.7 in PyNative mode, and raises in a compiled construct, under jit and on 2.0; with a tuple of two it raises."""

import os

import mindspore as ms
from mindspore import nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)


def words(function, *arguments):
    """What is raised."""
    try:
        function(*arguments)
    except Exception as error:
        return " ".join(f"{type(error).__name__}: {error}".split())
    raise AssertionError("nothing was raised")


class Method(nn.Cell):
    """Transpose by the method."""

    def __init__(self, axes):
        super().__init__()
        self.axes = axes

    def construct(self, x):
        return x.transpose(*self.axes)


x = ops.ones((2, 6, 8), ms.float32)
net = Method((1, 2))
if ms.__version__ < "2.1" or ms.get_context("mode") == ms.GRAPH_MODE:
    found = words(net, x)
    assert "the number of axes must be equal to the dimension of Tensor, but got 2" in found, found
else:
    assert net(x).shape == (2, 8, 6)


@ms.jit
def compiled(x):
    """Transpose in a graph."""
    return x.transpose(1, 2)


found = words(compiled, x)
assert "the number of axes must be equal to the dimension of Tensor, but got 2" in found, found
if not ms.__version__.startswith("2.0."):
    assert x.transpose(1, 2).shape == (2, 8, 6)
else:
    found = words(lambda: x.transpose(1, 2))
    assert "the number of axes must be equal to the dimension of Tensor, but got 2" in found, found
found = words(Method(((1, 2),)), x)
assert found.startswith("ValueError: For 'Transpose', "), found
