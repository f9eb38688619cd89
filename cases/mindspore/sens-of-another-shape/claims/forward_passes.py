"""The network itself takes the data, and the gradient with a sens of the output's shape is computed."""

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

net = nn.Dense(4, 2)
assert net(x).shape == (8, 2)
assert gradient(net)(x, ops.ones_like(net(x))).shape == (8, 4)
found = words(gradient(nn.Dense(4, 2)), x, ms.Tensor(np.ones((8, 1)), ms.float32))
assert found.startswith("ValueError: ")
