"""A list in place of the array is refused as well, with the type of the list in the message."""

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


found = words(nn.Dense(2, 3), [[1.0, 2.0]])
if not GRAPH:
    assert "For primitive[Shape], the input argument must be Tensor, but got <class 'list'>." in found, found
elif ms.__version__ < "2.1":
    assert "For primitive[Shape], the input argument[shape type] must be a type of {Tensor}, but got List[List[Float32*2]]." in found, found
else:
    assert 'Failed calling Shape with "input_x=List[List[Float32*2]]".' in found, found
assert nn.Dense(2, 3)(Tensor([[1.0, 2.0]])).shape == (1, 3)
