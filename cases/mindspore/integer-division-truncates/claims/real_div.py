# releases: >=2.0
"""RealDiv cuts the quotient of integer tensors."""

import os

import mindspore as ms
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

quotient = ops.RealDiv()(ms.Tensor([3, 4], ms.int32), ms.Tensor([4, 4], ms.int32))
assert quotient.dtype == ms.int32
assert quotient.asnumpy().tolist() == [0, 1]
