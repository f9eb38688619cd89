"""A float64 array made a tensor as it is fails in the product, in other words; Tensor(x, ms.float32) passes."""

import os

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops

GRAPH = os.environ.get("ERRATA_MODE", "graph") == "graph"
ms.set_context(mode=ms.GRAPH_MODE if GRAPH else ms.PYNATIVE_MODE)


def words(function, *arguments):
    """What is raised."""
    try:
        function(*arguments)
    except Exception as error:
        return " ".join(f"{type(error).__name__}: {error}".split())
    raise AssertionError("nothing was raised")


x = np.ones((2, 4))
found = words(lambda: nn.Dense(4, 3)(Tensor(x)).asnumpy())
assert "the type of 'x2' should be same as 'x1', but got" in found, found
assert nn.Dense(4, 3)(Tensor(x, ms.float32)).shape == (2, 3)
