# releases: >=2.0
"""`//` rounds down and gives integers."""

import os

import mindspore as ms

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

quotient = ms.Tensor([-3, 3], ms.int32) // 4
assert quotient.dtype == ms.int32
assert quotient.asnumpy().tolist() == [-1, 0]
