# releases: >=2.10
"""The product of [200, 0] and [0, 300] by `ops.mm` has values that are not zero, left over from an earlier tensor."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


class Product(nn.Cell):
    """A product of matrices."""

    def construct(self, a, b):
        return ops.mm(a, b)


product = Product()
a = ms.Tensor(np.zeros((200, 0), np.float32))
b = ms.Tensor(np.zeros((0, 300), np.float32))
for _ in range(20):
    before = [ms.Tensor(np.full((200, 300), 7.0, np.float32)) * 2 for _ in range(5)]
    assert all(one.asnumpy().min() == 14 for one in before)
    del before
    result = product(a, b).asnumpy()
    assert result.shape == (200, 300)
    if result.any():
        break
else:
    raise AssertionError("the product is zero")
