# releases: >=2.10
"""The quotient of integers is float32; by zero it is infinite or NaN."""

import os

import mindspore as ms

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

quotient = ms.Tensor([3, 3, 0], ms.int32) / ms.Tensor([4, 0, 0], ms.int32)
assert quotient.dtype == ms.float32
assert str(quotient.asnumpy().tolist()) == "[0.75, inf, nan]"
