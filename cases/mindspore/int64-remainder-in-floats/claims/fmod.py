# releases: >=2.10
"""`ops.fmod` of 2**25 + 3 by 2 is -1, where `%` is right."""

import os

import mindspore as ms
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

number, two = ms.Tensor([2**25 + 3], ms.int64), ms.Tensor([2], ms.int64)
assert ops.fmod(number, two).asnumpy().tolist() == [-1]
assert (number % two).asnumpy().tolist() == [1]
