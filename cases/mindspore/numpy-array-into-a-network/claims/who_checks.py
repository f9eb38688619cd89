"""Graph mode of 2.0 checks the arguments and numbers them; later Graph mode and PyNative mode fail in the operator, where Graph mode calls the array External."""

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
found = words(nn.Dense(4, 3), x)
if not GRAPH:
    assert found == "TypeError: For primitive[Shape], the input argument must be Tensor, but got <class 'numpy.ndarray'>.", found
elif ms.__version__ < "2.1":
    assert "The inputs types of the outermost network 'Dense.construct' support bool, int, float, None, Tensor," in found, found
    assert "but the 1st arg type is <class 'numpy.ndarray'>" in found, found
    found = words(nn.MSELoss(), Tensor(x), x)
    assert "but the 2nd arg type is <class 'numpy.ndarray'>" in found, found
else:
    assert 'Failed calling Shape with "input_x=External".' in found, found
