"""One finite value is enough: `ops.logsumexp` of minus infinity and 0 is 0, and `ops.logaddexp` too."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

MODE = os.environ.get("ERRATA_MODE", "graph")
ms.set_context(mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE)

lowest, zero = ms.Tensor([-np.inf], ms.float32), ms.Tensor([0.0], ms.float32)
assert float(ops.logsumexp(ms.Tensor([-np.inf, 0.0], ms.float32), 0).asnumpy()) == 0.0
assert ops.logaddexp(lowest, zero).asnumpy().tolist() == [0.0]
both = ops.logsumexp(ms.Tensor([[-np.inf, -np.inf], [-np.inf, 0.0]], ms.float32), 1).asnumpy()
assert np.isnan(both[0]) and both[1] == 0.0
