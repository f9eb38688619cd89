# releases: <2.1
"""In 2.0.0 float32 gives minus infinity, float64 NaN, and `ops.logaddexp` of two minus infinities NaN already."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

MODE = os.environ.get("ERRATA_MODE", "graph")
ms.set_context(mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE)

assert ops.logsumexp(ms.Tensor([-np.inf, -np.inf], ms.float32), 0).asnumpy() == -np.inf
assert np.isnan(ops.logsumexp(ms.Tensor([-np.inf, -np.inf], ms.float64), 0).asnumpy())
lowest = ms.Tensor([-np.inf], ms.float32)
assert np.isnan(ops.logaddexp(lowest, lowest).asnumpy()[0])
