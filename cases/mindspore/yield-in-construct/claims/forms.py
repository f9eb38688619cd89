"""yield and yield from raise in Graph mode, and under jit in PyNative mode, too."""

import os

import mindspore as ms
from mindspore import nn

GRAPH = os.environ.get("ERRATA_MODE", "graph") == "graph"
ms.set_context(mode=ms.GRAPH_MODE if GRAPH else ms.PYNATIVE_MODE)


def twice(x):
    """Yield the input two times."""
    yield x
    yield x


def again(x):
    """The same."""
    yield from (x, x)


class Yield(nn.Cell):
    """The sum of what is yielded."""

    def construct(self, x):
        total = 0.0
        for part in twice(x):
            total = total + part
        return total


class YieldFrom(nn.Cell):
    """The same."""

    def construct(self, x):
        total = 0.0
        for part in again(x):
            total = total + part
        return total


@ms.jit
def compiled(x):
    """The same."""
    total = 0.0
    for part in twice(x):
        total = total + part
    return total


def raises(function):
    """Whether the function cannot be compiled."""
    try:
        assert function(ms.Tensor([1.0])).asnumpy().tolist() == [2.0]
    except RuntimeError as error:
        assert "Unsupported expression 'Yield" in str(error)
        return True
    return False


assert raises(Yield()) == raises(YieldFrom()) == GRAPH
assert raises(compiled)
