"""`mindspore.amp.all_finite` finds NaN and infinity before the clipping, and nothing after it."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

gradients = (
    ms.Tensor(np.array([0.5, np.nan, 3.0], np.float32)),
    ms.Tensor(np.array([0.5, np.inf], np.float32)),
)
clipped = tuple(ops.clamp(one, -1.0, 1.0) for one in gradients)
for one in gradients:
    assert not ms.amp.all_finite((one,))
assert ms.amp.all_finite(clipped)
