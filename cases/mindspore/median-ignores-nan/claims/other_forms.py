"""`Tensor.median`, and `ops.median` of a vector without an axis, do the same; a row without NaN beside one with NaN is right."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

MODE = os.environ.get("ERRATA_MODE", "graph")
ms.set_context(mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE)

rows = ms.Tensor([[1.0, 3.0, np.nan], [3.0, 1.0, 2.0]], ms.float32)
assert rows.median(1)[0].asnumpy().tolist() == [3.0, 2.0]
flat = ops.median(ms.Tensor([1.0, 3.0, np.nan], ms.float32))[0].asnumpy()
assert float(flat) == 3.0
