# releases: <2.1
"""`1 + mask`, `mask * 2` and `mask == 1` are refused for the same two types."""

import mindspore as ms
import numpy as np
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Add(nn.Cell):
    """One more."""

    def construct(self, x):
        return 1 + ms.Tensor(np.ones(x.shape), dtype=ms.float32)


class Multiply(nn.Cell):
    """Twice."""

    def construct(self, x):
        return ms.Tensor(np.ones(x.shape), dtype=ms.float32) * 2


class Compare(nn.Cell):
    """Where it is one."""

    def construct(self, x):
        return ms.Tensor(np.ones(x.shape), dtype=ms.float32) == 1


for cell, name in ((Add, "Add"), (Multiply, "Mul"), (Compare, "Equal")):
    try:
        cell()(ops.ones((2, 3), ms.float32))
    except TypeError as error:
        assert (
            f"For '{name}', the" in str(error) and "Float64" in str(error) and "Int32" in str(error)
        ), error
    else:
        raise AssertionError("nothing was raised")
