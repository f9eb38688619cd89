"""A wrapped array of float64 is refused by Dense; with `ms.float32` it is taken."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


class Wrapped(nn.Cell):
    """An array of NumPy as a tensor of its own type."""

    def construct(self):
        return ms.Tensor(np.ones((1, 2)))


class Single(nn.Cell):
    """An array of NumPy as a tensor of float32."""

    def construct(self):
        return ms.Tensor(np.ones((1, 2)), ms.float32)


dense = nn.Dense(2, 2)
assert dense(Single()()).shape == (1, 2)
wrapped = Wrapped()()
assert wrapped.dtype == ms.float64
try:
    dense(wrapped).asnumpy()
except TypeError as error:
    assert "Float64" in str(error), error
else:
    raise AssertionError("nothing was raised")
