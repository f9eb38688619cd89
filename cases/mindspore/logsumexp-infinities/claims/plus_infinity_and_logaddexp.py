"""`ops.logsumexp` of plus infinity is NaN too, and so is `ops.logaddexp` of two minus or two plus infinities; of plus infinity and a number it is plus infinity."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

assert np.isnan(ops.logsumexp(ms.Tensor([np.inf, 0.0], ms.float32), 0).asnumpy())
lowest = ms.Tensor([-np.inf], ms.float32)
assert np.isnan(ops.logaddexp(lowest, lowest).asnumpy()[0])
highest, zero = ms.Tensor([np.inf], ms.float32), ms.Tensor([0.0], ms.float32)
assert np.isnan(ops.logaddexp(highest, highest).asnumpy()[0])
assert ops.logaddexp(highest, zero).asnumpy()[0] == np.inf
