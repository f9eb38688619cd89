# releases: >=2.10
"""log_softmax loses the NaN for float16 and float64 and along another axis, too."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

logits = np.array([[0.0, np.nan, 5.0]], np.float32)
results = [ops.log_softmax(ms.Tensor(logits.T), 0)]
results += [ops.log_softmax(ms.Tensor(logits.astype(dtype)), -1) for dtype in (np.float16, np.float64)]
for result in results:
    assert np.isnan(result.asnumpy()).sum() == 1, result
