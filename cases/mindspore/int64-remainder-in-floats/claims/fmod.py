# releases: >=2.10
"""`ops.fmod` of a large id is no remainder."""

import os

import mindspore as ms
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

large, two = ms.Tensor([2**60 + 7], ms.int64), ms.Tensor([2], ms.int64)
assert ops.fmod(large, two).asnumpy().tolist() == [7]
