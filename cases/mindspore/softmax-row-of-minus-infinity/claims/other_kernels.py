"""In float16, in float64 and along another axis only the masked row is NaN; `log_softmax` is right as well."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

ms.set_context(mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE)

scores = np.zeros((64, 5), np.float32)
scores[3] = -np.inf
others = np.arange(64) != 3
for result in (
    ops.softmax(ms.Tensor(scores, ms.float16), -1).asnumpy(),
    ops.softmax(ms.Tensor(scores, ms.float64), -1).asnumpy(),
    ops.softmax(ms.Tensor(scores.T), 0).asnumpy().T,
    np.exp(ops.log_softmax(ms.Tensor(scores), -1).asnumpy()),
):
    assert np.isnan(result[3]).all()
    assert np.allclose(result[others], 0.2, atol=1e-3)
