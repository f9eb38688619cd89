"""The largest gradient is looked up to find a divergence; amax on the CPU sees a NaN only where it
is the first element."""

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


def largest(gradient):
    """The largest entry, NaN where there is one."""
    return ops.amax(gradient, axis=-1)


rows = np.array([[np.nan, 1.0, 3.0], [1.0, np.nan, 3.0], [1.0, 3.0, np.nan]], np.float32)
assert np.isnan(rows.max(-1)).all()

result = largest(ms.Tensor(rows)).asnumpy()
seen = np.isnan(result).tolist()
assert seen == [True, True, True], f"NaN seen in rows that hold it first, second, last: {seen}"
