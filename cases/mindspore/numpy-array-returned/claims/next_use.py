"""The result has no asnumpy, and ReLU and Dense refuse it with a TypeError."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE)


class Ones(nn.Cell):
    """An array of NumPy."""

    def construct(self):
        return np.ones((1, 2), np.float32)


result = Ones()()
assert isinstance(result, np.ndarray) and not hasattr(result, "asnumpy")
for layer in (nn.ReLU(), nn.Dense(2, 2)):
    try:
        layer(result)
    except TypeError:
        pass
    else:
        raise AssertionError("nothing was raised")
