"""For the smallest values and for `ops.sort`, plus infinity puts NaN last; minus infinity puts it first."""

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


def replaced(scores, value):
    """The scores with a value for NaN."""
    return ops.select(ops.isnan(scores), ops.full_like(scores, value), scores)


scores = ms.Tensor(np.array([3.0, np.nan, 1.0], np.float32))
assert ops.topk(scores, 2, largest=False)[0].asnumpy()[0] == 3.0
assert ops.topk(replaced(scores, np.inf), 2, largest=False)[0].asnumpy().tolist() == [1.0, 3.0]
assert ops.sort(replaced(scores, np.inf))[0].asnumpy().tolist() == [1.0, 3.0, np.inf]
assert ops.topk(replaced(scores, -np.inf), 2, largest=False)[0].asnumpy().tolist() == [-np.inf, 1.0]
assert ops.sort(replaced(scores, -np.inf))[0].asnumpy().tolist() == [-np.inf, 1.0, 3.0]
