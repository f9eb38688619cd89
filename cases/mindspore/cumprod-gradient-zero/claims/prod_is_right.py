# releases: >=2.7
"""`ops.prod` gives the right gradient for a factor of 0."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


def product(x):
    """The product of all factors."""
    return ops.prod(x)


factors = ms.Tensor(np.array([0.5, 0.0, 0.5], np.float32))
assert ms.grad(product)(factors).asnumpy().tolist() == [0.0, 0.25, 0.0]
