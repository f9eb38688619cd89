# releases: >=2.9
"""From 2.9 on the result of an integer tensor with float bounds is float32."""

import os

import mindspore as ms
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

assert ops.clamp(ms.Tensor([1, 2, 3], ms.int32), 1.5, 2.5).dtype == ms.float32
