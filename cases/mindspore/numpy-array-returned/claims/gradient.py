"""The gradient of a wrapped result is zero, that of tensors is not."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE)


class Wrapped(nn.Cell):
    """The sine by NumPy."""

    def construct(self, x):
        return ms.Tensor(np.sin(x.asnumpy()))


class Sine(nn.Cell):
    """The sine by MindSpore."""

    def construct(self, x):
        return ops.sin(x)


x = ms.Tensor([0.0])
assert ms.grad(Wrapped())(x).asnumpy().tolist() == [0.0]
assert ms.grad(Sine())(x).asnumpy().tolist() == [1.0]
