# releases: >=2.7
"""`ops.prod` of int32 is int64; `ops.cumsum` stays int32 and wraps around."""

import os

import mindspore as ms
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

assert int(ops.prod(ms.Tensor([100_000, 100_000], ms.int32)).asnumpy()) == 10_000_000_000
total = ops.cumsum(ms.Tensor([2**31 - 1, 1], ms.int32), 0)
assert total.asnumpy().tolist() == [2**31 - 1, -(2**31)]
