"""Without a product of matrices graph mode may take a sens of another shape; PyNative mode refuses it."""

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


class Growth(nn.Cell):
    def construct(self, x):
        return ops.exp(x)


class Triple(nn.Cell):
    def construct(self, x):
        return x * 3


column = ms.Tensor(np.ones((8, 1)), ms.float32)
if graph:
    for network in (Growth(), nn.Sigmoid()):
        assert gradient(network)(x, column).shape == (8, 4)
    assert gradient(Triple())(x, column).shape == (8, 1)
    if old:
        leaky = gradient(nn.LeakyReLU())
        assert np.allclose(leaky(x, ms.Tensor(np.ones((8, 4)), ms.float32)).asnumpy(), 1)
        assert not np.allclose(leaky(x, column).asnumpy(), 1)
else:
    for network in (Growth(), nn.Sigmoid(), Triple()):
        assert "ValueError: The shape should be " in words(gradient(network), x, column)
