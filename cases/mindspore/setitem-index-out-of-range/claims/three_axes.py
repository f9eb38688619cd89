"""With three index tensors an index too large in the last axis writes into the next row, without an error."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


class Places(nn.Cell):
    """Ones at places."""

    def construct(self, x, first, second, third):
        x[first, second, third] = 1.0
        return x


zero = ms.Tensor([0])
result = Places()(ms.Tensor(np.zeros((1, 2, 3), np.float32)), zero, zero, ms.Tensor([3])).asnumpy()
assert result.tolist() == [[[0, 0, 0], [1, 0, 0]]]
