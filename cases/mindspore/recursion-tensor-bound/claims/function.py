"""The same recursion as a function outside the cell ends in Graph mode, also beyond 1000 calls."""

import os

import mindspore as ms
from mindspore import nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


def halve(x, depth):
    """Halve a value as often as the depth says."""
    if depth <= 0:
        return x
    return halve(x * 0.5, depth - 1)


class Decay(nn.Cell):
    """Halve a value."""

    def construct(self, x, depth):
        return halve(x, depth)


result = Decay()(ms.Tensor([8.0], ms.float32), ms.Tensor(3, ms.int32))
assert result.asnumpy().tolist() == [1.0]
deep = Decay()(ms.Tensor([8.0], ms.float32), ms.Tensor(1500, ms.int32))
assert deep.asnumpy().tolist() == [0.0]
