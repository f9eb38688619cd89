"""A product of two matrices that do not fit says "the input dimensions must be equal" without any gradient, never "MatMul shape error"."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    device_target="CPU",
    pynative_synchronize=True,
)


def words(function, *arguments):
    """What is raised."""
    try:
        function(*arguments).asnumpy()
    except Exception as error:
        return " ".join(f"{type(error).__name__}: {error}".split())
    raise AssertionError("nothing was raised")


graph = ms.get_context("mode") == ms.GRAPH_MODE
old = ms.__version__ < "2.1" and not ms.__version__.startswith("2.10")
x = ms.Tensor(np.ones((8, 4)), ms.float32)
gradient = ops.GradOperation(sens_param=True)

found = words(nn.Dense(3, 2), x)
assert "the input dimensions must be equal" in found and "MatMul shape error" not in found, found
