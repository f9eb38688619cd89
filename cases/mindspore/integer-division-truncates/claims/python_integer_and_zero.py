"""So is an integer tensor by a Python integer; the quotient is cut towards zero, and n / 0 is the largest int32."""

import os

import mindspore as ms

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

quotient = ms.Tensor([-3, 3], ms.int32) / 4
assert quotient.dtype == ms.int32
assert quotient.asnumpy().tolist() == [0, 0]
by_zero = ms.Tensor([3], ms.int32) / ms.Tensor([0], ms.int32)
assert by_zero.asnumpy().tolist() == [2**31 - 1]
