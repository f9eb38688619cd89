"""Model.predict refuses the array in both modes, and names the type ndarray."""

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


found = words(ms.Model(nn.Dense(4, 3)).predict, np.ones((2, 4), np.float32))
assert " of input data must be in the Union(" in found and found.endswith("but got type ndarray."), found
assert ms.Model(nn.Dense(4, 3)).predict(Tensor(np.ones((2, 4), np.float32))).shape == (2, 3)
