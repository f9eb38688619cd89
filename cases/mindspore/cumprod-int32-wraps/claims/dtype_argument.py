# releases: <2.1
"""`dtype=ms.int64` converts the product that has wrapped around; `ops.cumsum` with `dtype=ms.int64` is exact."""

import os

import mindspore as ms
from mindspore import ops

MODE = os.environ.get("ERRATA_MODE", "graph")
ms.set_context(mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE)

product = ops.cumprod(ms.Tensor([100_000, 100_000], ms.int32), 0, dtype=ms.int64)
assert product.dtype == ms.int64
assert product.asnumpy().tolist() == [100_000, 1410065408]
total = ops.cumsum(ms.Tensor([2**31 - 1, 1], ms.int32), 0, dtype=ms.int64)
assert total.asnumpy().tolist() == [2**31 - 1, 2**31]
