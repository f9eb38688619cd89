"""`Tensor.maximum`, the operator `ops.Maximum()`, float16, float64 and a number as the second argument drop the NaN alike."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

MODE = os.environ.get("ERRATA_MODE", "graph")
ms.set_context(mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE)

for dtype in (np.float16, np.float32, np.float64):
    nan, one = ms.Tensor(np.array([np.nan], dtype)), ms.Tensor(np.array([1.0], dtype))
    assert nan.maximum(one).asnumpy().tolist() == [1.0]
    assert ops.Maximum()(nan, one).asnumpy().tolist() == [1.0]
    assert ops.maximum(nan, 1.0).asnumpy().tolist() == [1.0]
    assert np.isnan(ops.maximum(1.0, nan).asnumpy()[0])
