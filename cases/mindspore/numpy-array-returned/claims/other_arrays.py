"""An array among two results, `asnumpy` of the input and `np.ones(4) * x` are arrays; `x * np.ones(4)` is a TypeError."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


class Pair(nn.Cell):
    """The input and an array."""

    def construct(self, x):
        return x, np.ones(4)


class Back(nn.Cell):
    """The input as an array."""

    def construct(self, x):
        return x.asnumpy()


class Left(nn.Cell):
    """An array times the input."""

    def construct(self, x):
        return np.ones(4, np.float32) * x


class Right(nn.Cell):
    """The input times an array."""

    def construct(self, x):
        return x * np.ones(4, np.float32)


x = ms.Tensor([1.0, 2.0, 3.0, 4.0])
for result in (Pair()(x)[1], Back()(x), Left()(x)):
    assert isinstance(result, np.ndarray)
try:
    Right()(x)
except TypeError:
    pass
else:
    raise AssertionError("nothing was raised")
