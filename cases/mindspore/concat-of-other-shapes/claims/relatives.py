"""hstack, vstack and the operator Concat have the words of Concat, and stack has its own."""

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


old = ms.__version__ < "2.1"
a, b = ops.ones((2, 3)), ops.ones((4, 5))
concat = "For 'Concat', element1 shape in input can not concat with element0." if old else "For primitive[Concat] only support one axis different,"
for function in (ops.hstack, ops.vstack, ops.Concat(0), ops.cat):
    assert concat in words(function, (a, b))
found = words(ops.stack, (a, b))
if old:
    assert "For 'Stack' element 1 shape in input can not pack with first element" in found, found
else:
    assert "All input shape must be the same! " in found, found
