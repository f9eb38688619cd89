"""The rows that hold NaN are marked with MindSpore's operators."""

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

losses = np.array([[1.0, 3.0, np.nan]], np.float32)
assert np.isnan(np.median(losses))

rows = ms.Tensor(losses)
values, indices = ops.median(rows, 1)
marked = ops.select(ops.isnan(rows).any(1), ops.full_like(values, np.nan), values)
result = marked.asnumpy()
assert np.isnan(result).all(), f"a loss is NaN, but the median is {result.tolist()}"
