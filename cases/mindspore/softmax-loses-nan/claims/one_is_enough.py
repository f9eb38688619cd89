"""One NaN, or one infinite logit, leaves ordinary numbers in softmax and log_softmax."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

for row in ([0.0, np.nan, 5.0], [np.inf, 0.0, 5.0]):
    logits = np.array([row], np.float32)
    exponentials = np.exp(logits - logits.max())
    assert np.isnan(exponentials / exponentials.sum()).all()
    for function in (ops.softmax, ops.log_softmax):
        result = function(ms.Tensor(logits), -1).asnumpy()
        assert np.isnan(result).any() and not np.isnan(result).all(), result
