"""`ops.amin` sees a NaN only where it is the first element, in rows of 3 and of 64."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

for reduce in (ops.amin, ops.amax):
    for length in (3, 64):
        for place in (0, 1, length // 2, length - 1):
            row = np.arange(length, dtype=np.float32)
            row[place] = np.nan
            seen = np.isnan(reduce(ms.Tensor(row), axis=-1).asnumpy())
            assert seen == (place == 0), (reduce, length, place)
