"""The strides of a tensor of int32 sizes, as a cumulative product."""

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


def strides(sizes):
    """The number of elements that each axis spans."""
    return ops.cumprod(sizes, 0)


sizes = np.array([100_000, 100_000], np.int32)
result = strides(ms.Tensor(sizes)).asnumpy()
expected = np.cumprod(sizes, dtype=np.int64)
assert result.tolist() == expected.tolist(), f"{result.tolist()} instead of {expected.tolist()}"
