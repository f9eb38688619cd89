"""The quotient of 2**53 + 1 by 1 is 2**53; int32 and int64 below 2**52 are exact, and so is
`bitwise_and`, of negative numbers too."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

large = ms.Tensor([2**53 + 1], ms.int64)
assert (large // ms.Tensor([1], ms.int64)).asnumpy().tolist() == [2**53]
small = np.random.default_rng(0).integers(-(2**52), 2**52, 1000)
by = np.random.default_rng(1).integers(1, 2**40, 1000)
assert ((ms.Tensor(small) % ms.Tensor(by)).asnumpy() == small % by).all()
assert ((ms.Tensor(small) // ms.Tensor(by)).asnumpy() == small // by).all()
odd = ms.Tensor([2**31 - 1, -(2**31) + 1], ms.int32)
assert (odd % ms.Tensor([2], ms.int32)).asnumpy().tolist() == [1, 1]
ids = np.array([-(2**53) - 1, -3, -(2**53) - 6])
bits = ops.bitwise_and(ms.Tensor(ids), ms.Tensor(7, ms.int64))
assert bits.asnumpy().tolist() == (ids % 8).tolist()
