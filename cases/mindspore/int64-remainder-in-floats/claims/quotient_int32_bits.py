"""The quotient of 2**53 + 1 by 1 is 2**53; int32 is exact; `bitwise_and` is right for negative numbers."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

large = ms.Tensor([2**53 + 1], ms.int64)
assert (large // ms.Tensor([1], ms.int64)).asnumpy().tolist() == [2**53]
odd = ms.Tensor([2**31 - 1, -(2**31) + 1], ms.int32)
assert (odd % ms.Tensor([2], ms.int32)).asnumpy().tolist() == [1, 1]
ids = np.array([-(2**53) - 1, -3, -(2**53) - 6])
bits = ops.bitwise_and(ms.Tensor(ids), ms.Tensor(7, ms.int64))
assert bits.asnumpy().tolist() == (ids % 8).tolist()
