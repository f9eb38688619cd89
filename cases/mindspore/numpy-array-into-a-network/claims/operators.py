"""Operators, and ops.relu among them, refuse an array in both modes: they call it External, or by its class."""

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


x = np.ones((2, 4), np.float32)
found = words(lambda: ops.relu(x).asnumpy())
if ms.__version__ < "2.1":
    assert "For Primitive[ReLU], the input argument[input_x] must be a Tensor but got External." in found, found
else:
    assert "Failed calling ReLU with \"ReLU()(input=<class 'numpy.ndarray'>)\"." in found, found
assert ops.relu(Tensor(x)).shape == (2, 4)
