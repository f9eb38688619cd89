# releases: <2.1
"""The gradient of `ops.prod(x)` and of `x.prod()` is 1 for every factor, without a zero as well."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


def function(x):
    """The product by the function."""
    return ops.prod(x)


def method(x):
    """The product by the method."""
    return x.prod()


for product in (function, method):
    for values in ([2.0, 3.0, 4.0], [0.0, 0.5, 0.25], [[1.0, 2.0], [3.0, 4.0]]):
        x = ms.Tensor(np.array(values, np.float32))
        assert (ms.grad(product)(x).asnumpy() == 1).all()
