# releases: <2.1
"""On 2.0 the message says "in the axis 0 direction" for any axis; the numbers in brackets are an axis that differs."""

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


first, second = ops.ones((2, 4, 15, 15)), ops.ones((2, 4, 14, 14))
for axis in (0, 1, -3):
    found = words(ops.concat, (first, second), axis)
    assert "To perform concat in the axis 0 direction, except for the 0th axis," in found, found
    assert "But got element1_shape[2]: 14, element0_shape[2]: 15." in found, found
