"""`x + ops.stop_gradient(rounded - x)` has the rounded value and a gradient of 1."""

import os

import mindspore as ms
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


def estimator(x):
    """The sum of the rounded values."""
    rounded = x.astype(ms.int32).astype(ms.float32)
    return (x + ops.stop_gradient(rounded - x)).sum()


point = ms.Tensor([0.25, 1.5], ms.float32)
assert float(estimator(point).asnumpy()) == 1.0
assert ms.grad(estimator)(point).asnumpy().tolist() == [1.0, 1.0]
