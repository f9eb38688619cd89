# releases: >=2.10
"""A sens of one column behind a ReLU or a Tanh: the dims of x and dout are not equal in graph mode; PyNative mode names the two shapes."""

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


column = ms.Tensor(np.ones((8, 1)), ms.float32)
layers = nn.SequentialCell(nn.Dense(4, 3), nn.ReLU(), nn.Dense(3, 3), nn.ReLU())
for network, name in ((nn.ReLU(), "ReluGrad"), (nn.Tanh(), "TanhGrad"), (layers, "ReluGrad")):
    found = words(gradient(network), x, column)
    print(found)
    if graph:
        assert "ValueError: The 1th dim of x(" in found and f"not equal, primitive name: {name}." in found, found
    else:
        assert "ValueError: The shape should be " in found, found
