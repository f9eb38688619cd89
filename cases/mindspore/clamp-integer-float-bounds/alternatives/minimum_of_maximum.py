"""The counts are limited by maximum and minimum, which give floats."""

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


def limited(counts):
    """The counts, not below 1.5 and not above 2.5."""
    return ops.minimum(ops.maximum(counts, 1.5), 2.5)


counts = np.array([1, 2, 3], np.int32)
result = limited(ms.Tensor(counts)).asnumpy().astype(np.float32)
expected = np.clip(counts, 1.5, 2.5)
assert result.tolist() == expected.tolist(), f"{result.tolist()} instead of {expected.tolist()}"
