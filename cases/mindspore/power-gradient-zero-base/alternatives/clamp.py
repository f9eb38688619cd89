# releases: >=2.0
"""The features are clamped to a small number before they are raised."""

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
ms.set_seed(0)

def pooled(exponent, features):
    """The generalised mean of the features."""
    features = ops.clamp(ops.relu(features), 1e-6)
    return ops.pow(features, exponent).mean()


features = ms.Tensor(np.array([-1.0, 2.0], np.float32))
exponent = ms.Tensor(np.array([3.0], np.float32))
result = ms.grad(pooled)(exponent, features).asnumpy()
assert np.isfinite(result).all(), f"the gradient by the exponent is {result[0]:.4f}"
