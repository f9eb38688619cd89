"""A network that only does arithmetic lets NumPy do it and returns an array, except in Graph mode of 2.0, which refuses it."""

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



class Shift(nn.Cell):
    """One is added."""

    def construct(self, x):
        return x + 1


x = np.ones((2, 4), np.float32)
if GRAPH and ms.__version__ < "2.1":
    assert "The inputs types of the outermost network 'Shift.construct' support" in words(Shift(), x)
else:
    assert type(Shift()(x)) is np.ndarray
assert isinstance(Shift()(Tensor(x)), Tensor)
