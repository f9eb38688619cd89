"""`maximum(nan, 1)` is 1, `maximum(1, nan)` is NaN, and `minimum` does the same."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

nan, one = ms.Tensor([np.nan], ms.float32), ms.Tensor([1.0], ms.float32)
for operator in (ops.maximum, ops.minimum):
    assert operator(nan, one).asnumpy()[0] == 1.0
    assert np.isnan(operator(one, nan).asnumpy()[0])
