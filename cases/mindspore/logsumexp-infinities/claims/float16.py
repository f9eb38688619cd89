"""In float16 the number -1e30 is minus infinity and gives NaN; -1e4 stays finite, and its exponential is 0."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

MODE = os.environ.get("ERRATA_MODE", "graph")
ms.set_context(mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE)

assert np.isnan(ops.logsumexp(ms.Tensor(np.array([-1e30] * 2, np.float16)), 0).asnumpy())
finite = ops.logsumexp(ms.Tensor(np.array([-1e4] * 2, np.float16)), 0).asnumpy()
assert np.isfinite(finite) and np.exp(finite) == 0.0
