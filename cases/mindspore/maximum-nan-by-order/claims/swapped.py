"""`ops.maximum(worst, loss)` keeps the NaN for one step and forgets it with the next loss; with the NaN put back for both arguments it stays."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

MODE = os.environ.get("ERRATA_MODE", "graph")
ms.set_context(mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE)

swapped = kept = ms.Tensor([1.0], ms.float32)
seen = []
for number in (np.nan, 2.0):
    loss = ms.Tensor([number], ms.float32)
    swapped = ops.maximum(swapped, loss)
    kept = ops.select(ops.isnan(loss), loss, ops.maximum(loss, kept))
    seen.append((float(swapped.asnumpy()[0]), float(kept.asnumpy()[0])))
assert np.isnan(seen[0]).all(), seen
assert seen[1][0] == 2.0 and np.isnan(seen[1][1]), seen
