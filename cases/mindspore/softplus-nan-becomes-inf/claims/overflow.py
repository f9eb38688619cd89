"""`ops.log1p(ops.exp(x))` is right at 88 and infinite at 89 in float32."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

right, infinite = ops.log1p(ops.exp(ms.Tensor([88.0, 89.0], ms.float32))).asnumpy()
assert abs(right - 88.0) < 1e-3
assert np.isinf(infinite)
