# releases: <2.1
"""The value at -80 is right and the gradient there is 0."""

import os

import mindspore as ms
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

x = ms.Tensor([-80.0], ms.float32)
assert abs(ops.logsigmoid(x).asnumpy()[0] + 80) < 1e-3
assert ms.grad(ops.logsigmoid)(x).asnumpy().tolist() == [0.0]
