"""`nn.ClipByNorm`, and `ops.clip_by_norm` where it exists, leave a NaN and the other values as they were."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

gradient = ms.Tensor(np.array([10.0, np.nan], np.float32))
clipped = [nn.ClipByNorm()(gradient, ms.Tensor(1.0, ms.float32))]
if hasattr(ops, "clip_by_norm"):
    clipped.append(ops.clip_by_norm(gradient, 1.0))
for each in clipped:
    assert each.asnumpy()[0] == 10.0
    assert np.isnan(each.asnumpy()[1])
