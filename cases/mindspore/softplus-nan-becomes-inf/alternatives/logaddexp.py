# releases: >=2.10
"""Softplus is written as `ops.logaddexp(x, 0)`, which keeps NaN and is right for large outputs."""

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
    return ops.logaddexp(raw, ops.zeros_like(raw))


raw = np.array([np.nan, -5.0, 0.0, 2.0, 12.0, 1000.0], np.float32)
expected = np.logaddexp(raw, 0)
for dtype in (ms.float16, ms.float32, ms.float64):
    result = variance(ms.Tensor(raw, dtype)).asnumpy()
    assert np.isnan(result[0]), f"log(1 + exp(nan)) is NaN, but here it is {result[0]}"
    assert np.allclose(result[1:], expected[1:], rtol=0.02 if dtype == ms.float16 else 1e-4)
