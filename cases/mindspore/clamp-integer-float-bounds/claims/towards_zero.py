# releases: <2.9
"""The bounds are cut towards zero, in functions and methods."""

import os

import mindspore as ms
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

high, low = ms.Tensor([1, 2, 3], ms.int32), ms.Tensor([-3, -2, -1], ms.int32)
for one in (
    ops.clamp(high, 1.5, 2.5),
    ops.clip(high, 1.5, 2.5),
    high.clamp(1.5, 2.5),
    high.clip(1.5, 2.5),
):
    assert one.asnumpy().tolist() == [1, 2, 2]
assert ops.clamp(low, -2.5, -1.5).asnumpy().tolist() == [-2, -2, -1]
