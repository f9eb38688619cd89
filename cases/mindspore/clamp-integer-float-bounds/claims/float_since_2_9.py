# releases: >=2.9
"""The result of an integer tensor with float bounds is float32, also with whole numbers, and is refused as an index."""

import os

import mindspore as ms
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

counts = ms.Tensor([1, 2, 3], ms.int32)
assert ops.clamp(counts, 1.5, 2.5).asnumpy().tolist() == [1.5, 2.0, 2.5]
ids = ops.clamp(counts, 0.0, 2.0)
assert ids.dtype == ms.float32
try:
    ops.ones((4,), ms.float32)[ids].asnumpy()
except IndexError as error:
    assert "index must be int or bool type" in str(error)
else:
    raise AssertionError("nothing was raised")
