"""`clip_by_value` makes the lower bound of a NaN on the CPU."""

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
clipped = ops.clip_by_value(ms.Tensor(np.array([0.5, np.nan], np.float32)), -1.0, 1.0)
assert clipped.asnumpy().tolist() == [0.5, -1.0]
