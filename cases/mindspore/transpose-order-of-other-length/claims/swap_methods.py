"""Both ops.swapaxes and the method swapaxes swap two axes in a network, negative ones too."""

import os

import mindspore as ms
from mindspore import nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)


class Swap(nn.Cell):
    """Swap the last two axes, by the function and by the method."""

    def construct(self, x):
        return ops.swapaxes(x, 1, 2), x.swapaxes(-1, -2)


x = ops.ones((2, 6, 8), ms.float32)
assert [each.shape for each in Swap()(x)] == [(2, 8, 6), (2, 8, 6)]
