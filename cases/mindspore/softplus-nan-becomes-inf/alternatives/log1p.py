"""Softplus is written out, for raw outputs that are small."""

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

def variance(raw):
    """A positive variance from a raw output."""
    return ops.log1p(ops.exp(raw))


raw = np.array([np.nan, 0.0, 2.0], np.float32)
result = variance(ms.Tensor(raw)).asnumpy()
assert np.isnan(result[0]), f"log(1 + exp(nan)) is NaN, but here it is {result[0]}"
assert np.allclose(result[1:], np.log1p(np.exp(raw[1:])), atol=1e-4)
