"""A label of -1 sets the last column, without an error."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


class Targets(nn.Cell):
    """Ones at rows and columns."""

    def construct(self, x, rows, columns):
        x[rows, columns] = 1.0
        return x


result = Targets()(ms.Tensor(np.zeros((2, 3), np.float32)), ms.Tensor([0, 1]), ms.Tensor([-1, 0])).asnumpy()
assert result.tolist() == [[0, 0, 1], [1, 0, 0]]
