# releases: >=2.0
"""`ops.ReduceSum` keeps the type of integers and wraps around, on every release."""

import os

import mindspore as ms
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

total = ops.ReduceSum()(ms.Tensor([100, 100], ms.int8))
assert total.dtype == ms.int8
assert int(total.asnumpy()) == -56
for value, dtype in (
    (200, ms.uint8),
    (30000, ms.int16),
    (60000, ms.uint16),
    (2**30, ms.int32),
    (2**31, ms.uint32),
):
    x = ms.Tensor([value, value], dtype)
    wrapped = ops.ReduceSum()(x)
    assert wrapped.dtype == dtype
    assert int(wrapped.asnumpy()) != 2 * value, wrapped
