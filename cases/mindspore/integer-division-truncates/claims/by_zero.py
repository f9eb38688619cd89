# releases: <2.1
"""n / 0 is the largest int32, -n / 0 the smallest, and 0 / 0 is 0."""

import os

import mindspore as ms

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

quotient = ms.Tensor([3, -3, 0], ms.int32) / ms.Tensor([0, 0, 0], ms.int32)
assert quotient.asnumpy().tolist() == [2**31 - 1, -(2**31), 0]
