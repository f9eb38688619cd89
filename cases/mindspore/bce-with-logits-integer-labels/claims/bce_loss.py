"""BCELoss refuses integer labels in other words."""

import os

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)


def words(function, *arguments):
    """What is raised."""
    try:
        function(*arguments)
    except Exception as error:
        return " ".join(f"{type(error).__name__}: {error}".split())
    raise AssertionError("nothing was raised")


found = words(nn.BCELoss(), ops.ones((4, 1), ms.float32) * 0.5, Tensor(np.ones((4, 1)), ms.int32))
assert "should have same type" in found or "the input type must be same" in found, found
assert "TypeError" in found and "Int32" in found, found
