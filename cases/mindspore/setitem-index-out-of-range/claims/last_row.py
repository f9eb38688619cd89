"""A place past the end of the tensor raises a ValueError, so does a slice; a list of labels raises an IndexError."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


class Pairs(nn.Cell):
    """Ones at rows and columns."""

    def construct(self, x, rows, columns):
        x[rows, columns] = 1.0
        return x


class Columns(nn.Cell):
    """Ones in columns."""

    def construct(self, x, rows, columns):
        x[:, columns] = 1.0
        return x


class Lists(nn.Cell):
    """Ones at rows and columns in lists."""

    def construct(self, x, rows, columns):
        x[[0, 1], [3, 1]] = 1.0
        return x


class Labels(nn.Cell):
    """Ones at columns in a list."""

    def construct(self, x, rows, columns):
        x[rows, [3, 1]] = 1.0
        return x


rows = ms.Tensor([0, 1])
for net, columns, kind in (
    (Pairs(), [1, 3], ValueError),
    (Columns(), [3, 1], ValueError),
    (Lists(), [0, 0], IndexError),
    (Labels(), [0, 0], IndexError),
):
    try:
        net(ms.Tensor(np.zeros((2, 3), np.float32)), rows, ms.Tensor(columns)).asnumpy()
    except kind as error:
        assert kind is IndexError or "For 'TensorScatterUpdate', indices out of range" in str(error)
    else:
        raise AssertionError("nothing was raised")
