# releases: >=2.7
"""float16, float64 and another axis let the NaN through."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

logits = np.array([[0.0, np.nan, 5.0]], np.float32)
assert not np.isnan(ops.softmax(ms.Tensor(logits), -1).asnumpy()).all()
assert np.isnan(ops.softmax(ms.Tensor(logits.T), 0).asnumpy()).all()
for dtype in (np.float16, np.float64):
    assert np.isnan(ops.softmax(ms.Tensor(logits.astype(dtype)), -1).asnumpy()).all()
