"""Tensors that differ in the axis of the join alone are joined."""

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


first, second = ops.ones((2, 4, 15, 15)), ops.ones((2, 4, 14, 15))
assert ops.concat((first, second), 2).shape == (2, 4, 29, 15)
words(ops.concat, (first, second), 1)
