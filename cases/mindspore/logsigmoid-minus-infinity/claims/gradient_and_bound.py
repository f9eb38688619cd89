"""At -80 logsigmoid is right, at -90 it is minus infinity and its gradient is NaN."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

values = ops.logsigmoid(ms.Tensor([-80.0, -90.0], ms.float32)).asnumpy()
assert abs(values[0] + 80.0) < 1e-3, values
assert np.isneginf(values[1]), values
gradient = ms.grad(ops.logsigmoid)(ms.Tensor([-100.0], ms.float32)).asnumpy()
assert np.isnan(gradient[0]), gradient
