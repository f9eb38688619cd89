"""A vector as sens: BiasAddGrad complains in graph mode, without a bias MatMul, and the two shapes are named in PyNative mode."""

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

found = words(gradient(nn.Dense(4, 2)), x, ms.Tensor(np.ones(8), ms.float32))
if graph:
    assert "For primitive[BiasAddGrad], the %s of input_x must be in [2,5], but got 1" % ("dims" if old else "rank") in found, found
else:
    assert ("The shape should be (8, 2), but got (8)" if old else "The shape should be [const vector]{8, 2}, but got [const vector]{8}") in found, found

if graph:
    found = words(gradient(nn.Dense(4, 2, has_bias=False)), x, ms.Tensor(np.ones(8), ms.float32))
    assert "MatMul inputs should have the same dimension size" in found, found
