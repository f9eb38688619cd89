"""The result has the dtype of the input, int32 or int8; an int64 input is exact up to 2**63 and wraps around above it."""

import os

import mindspore as ms
from mindspore import ops

MODE = os.environ.get("ERRATA_MODE", "graph")
ms.set_context(mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE)

assert ops.cumprod(ms.Tensor([100_000, 100_000], ms.int32), 0).dtype == ms.int32
small = ops.cumprod(ms.Tensor([100, 100], ms.int8), 0)
assert small.dtype == ms.int8 and small.asnumpy().tolist() == [100, 16]
large = ops.cumprod(ms.Tensor([2**31, 2**31, 2**31], ms.int64), 0)
assert large.asnumpy().tolist() == [2**31, 2**62, 0]
