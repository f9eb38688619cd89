# releases: >=2.0
"""With an axis, or two, the gradient is the product of the others."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


def one(x):
    """The product over an axis."""
    return ops.prod(x, 0)


def two(x):
    """The product over both axes."""
    return ops.prod(x, (0, 1))


for values, expected in [
    ([2.0, 3.0, 4.0], [12.0, 8.0, 6.0]),
    ([0.0, 0.5, 0.25], [0.125, 0.0, 0.0]),
]:
    assert np.allclose(ms.grad(one)(ms.Tensor(values, ms.float32)).asnumpy(), expected)
gradient = ms.grad(two)(ms.Tensor([[1.0, 2.0], [0.5, 3.0]], ms.float32)).asnumpy()
assert np.allclose(gradient, [[3.0, 1.5], [6.0, 1.0]])
