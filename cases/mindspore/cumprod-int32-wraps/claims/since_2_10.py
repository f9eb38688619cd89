# releases: >=2.10
"""`ops.cumprod` of int8, int16 and int32 is int64 and exact; the operator `ops.CumProd()` still wraps around."""

import os

import mindspore as ms
from mindspore import ops

MODE = os.environ.get("ERRATA_MODE", "graph")
ms.set_context(mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE)

for dtype, value in [(ms.int8, 100), (ms.int16, 1000), (ms.int32, 100_000)]:
    product = ops.cumprod(ms.Tensor([value, value], dtype), 0)
    assert product.dtype == ms.int64
    assert product.asnumpy().tolist() == [value, value**2]
wrapped = ops.CumProd()(ms.Tensor([100_000, 100_000], ms.int32), 0)
assert wrapped.dtype == ms.int32
assert wrapped.asnumpy().tolist() == [100_000, 1410065408]
