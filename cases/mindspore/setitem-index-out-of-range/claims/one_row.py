"""`x[0, columns] = 1` and `x[[0, 1], columns] = 1` with a column too large write into the next row."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


class Row(nn.Cell):
    """Ones in the first row."""

    def construct(self, x, columns):
        x[0, columns] = 1.0
        return x


result = Row()(ms.Tensor(np.zeros((2, 3), np.float32)), ms.Tensor([3])).asnumpy()
assert result.tolist() == [[0, 0, 0], [1, 0, 0]]


class Rows(nn.Cell):
    """Ones in rows of a list."""

    def construct(self, x, columns):
        x[[0, 1], columns] = 1.0
        return x


result = Rows()(ms.Tensor(np.zeros((2, 3), np.float32)), ms.Tensor([3, 1])).asnumpy()
assert result.tolist() == [[0, 0, 0], [1, 1, 0]]
