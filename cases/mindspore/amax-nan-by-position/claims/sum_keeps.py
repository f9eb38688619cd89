"""A sum and a mean are NaN wherever the NaN stands."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

for place in range(3):
    row = np.array([1.0, 2.0, 3.0], np.float32)
    row[place] = np.nan
    x = ms.Tensor(row)
    for found in (x.sum(), x.mean()):
        assert np.isnan(found.asnumpy()), (place, found)
    assert ops.isnan(x).any()
