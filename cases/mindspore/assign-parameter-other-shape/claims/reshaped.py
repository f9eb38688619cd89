"""A value of another rank and the same number of elements is taken after `reshape` to the shape of the Parameter."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


class Keep(nn.Cell):
    """Keep the last value."""

    def __init__(self, shape):
        super().__init__()
        self.last = ms.Parameter(ops.zeros(shape, ms.float32), name="last")

    def construct(self, x):
        self.last = x.reshape(self.last.shape)
        return x


for shape, other in (((3,), (1, 3)), ((1,), ()), ((), (1,))):
    cell = Keep(shape)
    cell(ops.ones(other, ms.float32))
    assert cell.last.shape == shape
    assert (cell.last.asnumpy() == np.ones(shape)).all()
