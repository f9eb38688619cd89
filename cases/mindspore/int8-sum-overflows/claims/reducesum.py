# releases: >=2.0
"""`ops.ReduceSum` keeps int8, on every release."""

import os

import mindspore as ms
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

total = ops.ReduceSum()(ms.Tensor([100, 100], ms.int8))
assert total.dtype == ms.int8
assert int(total.asnumpy()) == -56
