"""The inverse of a covariance matrix."""

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

# The second feature is twice the first one.
covariance = ms.Tensor([[1.0, 2.0], [2.0, 4.0]], ms.float32)

precision = ops.inverse(covariance)

result = ops.matmul(covariance, precision).asnumpy()
assert np.allclose(result, np.eye(2), atol=1e-2), f"the matrix times its inverse is {result.tolist()}"
