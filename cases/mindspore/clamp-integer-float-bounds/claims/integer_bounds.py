# releases: >=2.0
"""With integer bounds the result stays an integer tensor, which is an index."""

import os

import mindspore as ms
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

ids = ops.clamp(ms.Tensor([1, 2, 9], ms.int32), 0, 3)
assert ids.dtype == ms.int32
assert ops.arange(4)[ids].asnumpy().tolist() == [1, 2, 3]
