# releases: <2.1
"""A Python integer on either side, other functions and other integer types have cut quotients."""

import os

import mindspore as ms
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

three, four = ms.Tensor([-3, 3], ms.int32), ms.Tensor([4, 4], ms.int32)
for one in (
    three / 4,
    -3 / four,
    ops.div(three, four),
    ops.true_divide(three, four),
    three.div(four),
    three.true_divide(four),
):
    assert one.dtype == ms.int32
    assert one.asnumpy().tolist() == [0, 0]
assert (ms.Tensor([255], ms.uint8) / 4).asnumpy().tolist() == [63]
