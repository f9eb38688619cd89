"""`ops.max`, `ops.ReduceMax`, `Tensor.max`, `Tensor.min`, `mindspore.numpy.max` and `ops.norm` of infinity see a NaN only where it is the
first element."""

import os

import mindspore as ms
import mindspore.numpy as mnp
import numpy as np
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

for place in range(3):
    row = np.array([1.0, 2.0, 3.0], np.float32)
    row[place] = np.nan
    x = ms.Tensor(row)
    for found in (
        ops.max(x, axis=-1)[0],
        ops.ReduceMax()(x),
        x.max(),
        x.min(),
        mnp.max(x),
        ops.norm(x, float("inf")),
    ):
        assert np.isnan(found.asnumpy()) == (place == 0), (place, found)
