# releases: >=2.7
"""Every row with a NaN gives NaN, wherever the NaN is."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

MODE = os.environ.get("ERRATA_MODE", "graph")
ms.set_context(mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE)

rows = np.array(
    [[1.0, 3.0, np.nan], [np.nan, 1.0, 3.0], [1.0, np.nan, 3.0], [3.0, 1.0, 2.0]], np.float32
)
middle = ops.median(ms.Tensor(rows), 1)[0].asnumpy()
assert np.isnan(middle[:3]).all() and middle[3] == 2.0, middle
