"""Of a matrix `x.transpose(0, 1)` is the matrix itself in a compiled construct, under jit and on 2.0, and the transposed one elsewhere."""

import os

import mindspore as ms
from mindspore import Tensor, nn

GRAPH = os.environ.get("ERRATA_MODE", "graph") == "graph"
ms.set_context(mode=ms.GRAPH_MODE if GRAPH else ms.PYNATIVE_MODE, pynative_synchronize=True)


class Swap(nn.Cell):
    """Swap the axes of a matrix."""

    def construct(self, x):
        return x.transpose(0, 1)


@ms.jit
def compiled(x):
    """Swap in a graph."""
    return x.transpose(0, 1)


rows, swapped = [[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], [[0.0, 3.0], [1.0, 4.0], [2.0, 5.0]]
x = Tensor(rows, ms.float32)
old = ms.__version__.startswith("2.0.")
assert compiled(x).asnumpy().tolist() == rows
assert Swap()(x).asnumpy().tolist() == (rows if old or GRAPH else swapped)
assert x.transpose(0, 1).asnumpy().tolist() == (rows if old else swapped)
