"""`ops.clip`, `ops.clip_by_value`, `ops.hardtanh`, `Tensor.clamp` and `Tensor.clip` give the lower bound for NaN on the CPU."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

x = ms.Tensor(np.array([0.5, np.nan, 3.0], np.float32))
for clipped in (
    ops.clip(x, -1.0, 1.0),
    ops.clip_by_value(x, -1.0, 1.0),
    ops.hardtanh(x),
    x.clamp(-1.0, 1.0),
    x.clip(-1.0, 1.0),
):
    assert clipped.asnumpy().tolist() == [0.5, -1.0, 1.0], clipped
