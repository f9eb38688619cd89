"""Gradients are clipped by value with mindspore.numpy.clip, which keeps NaN."""

import os

import mindspore as ms
import numpy as np
from mindspore import numpy as mnp

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)


def clip(gradient):
    """Every entry between -1 and 1."""
    return mnp.clip(gradient, -1.0, 1.0)


gradient = np.array([0.5, np.nan, 3.0], np.float32)
assert np.isnan(np.clip(gradient, -1.0, 1.0)[1])

result = clip(ms.Tensor(gradient)).asnumpy()
assert np.isnan(result[1]), f"a gradient of NaN is clipped to {result[1]:.4f}"
