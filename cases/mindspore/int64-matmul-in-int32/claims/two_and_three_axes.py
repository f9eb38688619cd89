"""`@`, `ops.mm`, `ops.MatMul()` and a product of vectors wrap around too; a product of tensors with three axes is exact, and so is the sum of products."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

MODE = os.environ.get("ERRATA_MODE", "graph")
ms.set_context(mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE)

left = np.array([[2**31, 1], [2**32 + 5, 2]])
right = np.array([[1, 0], [0, 3]])
wrapped = [[-(2**31), 3], [5, 6]]
x, y = ms.Tensor(left), ms.Tensor(right)
for product in (x @ y, ops.mm(x, y), ops.MatMul()(x, y)):
    assert product.dtype == ms.int64
    assert product.asnumpy().tolist() == wrapped
assert int(ops.matmul(ms.Tensor([2**32 + 5]), ms.Tensor([1])).asnumpy()) == 5
exact = (left @ right).tolist()
assert ops.matmul(x.expand_dims(0), y.expand_dims(0)).asnumpy().tolist() == [exact]
assert (x.expand_dims(2) * y).sum(axis=1).asnumpy().tolist() == exact
