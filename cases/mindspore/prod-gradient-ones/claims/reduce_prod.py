# releases: >=2.10
"""The gradient of `ops.ReduceProd()(x)` is 1 for every factor, that of `ops.prod(x)` is right."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


def operator(x):
    """The product by the operator."""
    return ops.ReduceProd()(x)


def function(x):
    """The product by the function."""
    return ops.prod(x)


x = ms.Tensor([2.0, 3.0, 4.0], ms.float32)
assert ms.grad(operator)(x).asnumpy().tolist() == [1.0, 1.0, 1.0]
assert np.allclose(ms.grad(function)(x).asnumpy(), [12.0, 8.0, 6.0])
