# releases: >=2.10
"""The zeros of the fix are zeros where an earlier tensor was, and other matrices are multiplied."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


class Product(nn.Cell):
    """A product of matrices, or zeros."""

    def construct(self, a, b):
        if a.shape[1] == 0:
            return ops.zeros((a.shape[0], b.shape[1]), a.dtype)
        return ops.mm(a, b)


product = Product()
a = ms.Tensor(np.zeros((200, 0), np.float32))
b = ms.Tensor(np.zeros((0, 300), np.float32))
for _ in range(20):
    before = [ms.Tensor(np.full((200, 300), 7.0, np.float32)) * 2 for _ in range(5)]
    assert all(one.asnumpy().min() == 14 for one in before)
    del before
    assert not product(a, b).asnumpy().any()
assert product(ms.Tensor([[2.0]]), ms.Tensor([[3.0]])).asnumpy().tolist() == [[6.0]]
