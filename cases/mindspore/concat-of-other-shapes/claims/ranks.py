"""Tensors with other numbers of axes are refused in other words; expand_dims makes them fit."""

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


rows, row = ops.ones((2, 3)), ops.ones((3,))
found = words(ops.concat, (rows, row))
if ms.__version__ < "2.1":
    assert "For primitive[Concat], the element1 shape rank must be equal to 2, but got 1." in found, found
else:
    assert "For primitive[Concat], element rank must be same(shapes are " in found, found
assert ops.concat((rows, row.expand_dims(0))).shape == (3, 3)
