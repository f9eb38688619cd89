"""The maximum is subtracted only where it is finite."""

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

IMPOSSIBLE = -np.inf


def either(paths):
    """The log-likelihood that one of the paths was taken."""
    highest = paths.max(axis=0)
    highest = ops.select(ops.isinf(highest), ops.zeros_like(highest), highest)
    return ops.log(ops.exp(paths - highest).sum(axis=0)) + highest


paths = np.array([IMPOSSIBLE, IMPOSSIBLE], np.float32)
result = np.exp(either(ms.Tensor(paths)).asnumpy())
assert result == 0.0, f"the probability of impossible paths is {result:.4f}"
