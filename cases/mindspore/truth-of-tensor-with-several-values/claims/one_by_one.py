"""In construct in graph mode a single element in the shape (1, 1) is refused as well; .all() mends it."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,
)


class If(nn.Cell):
    def construct(self, x):
        if x > 0:
            return x
        return -x


class Reduced(nn.Cell):
    def construct(self, x):
        if (x > 0).all():
            return x
        return -x


x = ms.Tensor(np.ones((1, 1), np.float32))
ms.set_context(mode=ms.GRAPH_MODE)
try:
    If()(x).asnumpy()
except ValueError as error:
    assert "but got tensor shape is (1, 1" in str(error), error
else:
    raise AssertionError("nothing was raised")
assert Reduced()(x).asnumpy().tolist() == [[1.0]]
