"""With a NaN in one gradient `clip_by_global_norm` clips none: all gradients are as they were."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
nan, large = np.array([1.0, np.nan], np.float32), np.full(3, 10.0, np.float32)
clipped = ops.clip_by_global_norm((ms.Tensor(nan), ms.Tensor(large)), 1.0)
assert np.isnan(clipped[0].asnumpy()).tolist() == [False, True]
assert clipped[1].asnumpy().tolist() == [10.0, 10.0, 10.0]
