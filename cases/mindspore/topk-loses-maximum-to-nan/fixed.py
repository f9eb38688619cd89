"""NaN is replaced by minus infinity before the scores are sorted."""

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


def best(scores):
    """The two largest scores."""
    lowest = ops.full_like(scores, -np.inf)
    return ops.topk(ops.select(ops.isnan(scores), lowest, scores), 2)[0]


scores = np.array([1.0, np.nan, 3.0], np.float32)
result = best(ms.Tensor(scores)).asnumpy()
assert 3.0 in result, f"the two best of 1, nan and 3 are {result.tolist()}"
