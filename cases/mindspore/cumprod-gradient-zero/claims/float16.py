"""In float16 the gradient stays NaN with 1e-10, which is 0 there; with 1e-4 it is a number."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


def tiny(x):
    """The light with a number that float16 does not have."""
    return ops.cumprod(x + 1e-10, 0).sum()


def small(x):
    """The light with a number that float16 has."""
    return ops.cumprod(x + 1e-4, 0).sum()


x = ms.Tensor(np.array([0.5, 0.0, 0.5], np.float16))
assert np.isnan(ms.grad(tiny)(x).asnumpy()[1])
assert np.allclose(ms.grad(small)(x).asnumpy(), [1.0, 0.75, 0.0], atol=0.01)
