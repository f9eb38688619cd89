"""`ops.floor_mod`, `ops.floor_div` and `ops.remainder` pass through floats too."""

import os

import mindspore as ms
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

large, two = ms.Tensor([2**60 + 7], ms.int64), ms.Tensor([2], ms.int64)
assert ops.floor_mod(large, two).asnumpy().tolist() == [0]
assert ops.floor_div(large, ms.Tensor([1], ms.int64)).asnumpy().tolist() == [2**60]
assert ops.remainder(large, two).asnumpy().tolist() == [7]
assert ops.remainder(ms.Tensor([2**53 - 1], ms.int64), two).asnumpy().tolist() == [1]
