"""Two batches of other lengths are joined along axis 0, and refused along axis 1; the default is axis 0."""

import os

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops

GRAPH = os.environ.get("ERRATA_MODE", "graph") == "graph"
ms.set_context(mode=ms.GRAPH_MODE if GRAPH else ms.PYNATIVE_MODE, pynative_synchronize=True)


def words(function, *arguments):
    """What is raised."""
    try:
        function(*arguments)
    except Exception as error:
        return " ".join(f"{type(error).__name__}: {error}".split())
    raise AssertionError("nothing was raised")


first, second = ops.ones((8, 3)), ops.ones((5, 3))
assert ops.concat((first, second)).shape == ops.concat((first, second), 0).shape == (13, 3)
found = words(ops.concat, (first, second), 1)
if ms.__version__ < "2.1":
    assert "But got element1_shape[0]: 5, element0_shape[0]: 8." in found, found
else:
    assert "must match except in given concat axis 1, but got mismatch in 0(" in found, found
