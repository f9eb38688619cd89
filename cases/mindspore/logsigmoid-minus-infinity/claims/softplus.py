# releases: >=2.10
"""`-ops.softplus(-x)` and its gradient are finite and right."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


def log_sigmoid(x):
    """The logarithm of the sigmoid."""
    return -ops.softplus(-x)


values = np.array([2.0, -100.0, 100.0])
x = ms.Tensor(values, ms.float32)
assert np.allclose(log_sigmoid(x).asnumpy(), -np.logaddexp(0.0, -values), atol=1e-5)
assert np.allclose(ms.grad(log_sigmoid)(x).asnumpy(), 1 / (1 + np.exp(values)), atol=1e-5)
