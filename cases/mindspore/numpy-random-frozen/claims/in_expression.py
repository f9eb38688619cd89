# releases: <2.1
"""On 2.0.0 Graph mode draws a number within an expression in every call, and a variable once."""

import mindspore as ms
import numpy as np
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Expression(nn.Cell):
    """Draw within the expression."""

    def construct(self, x):
        return x + np.random.rand()


class Variable(nn.Cell):
    """Draw before it."""

    def construct(self, x):
        noise = np.random.rand()
        return x + noise


sample = ms.Tensor([1.0, 2.0, 3.0], ms.float32)
for cell, draws in ((Expression(), 4), (Variable(), 1)):
    assert len({tuple(cell(sample).asnumpy().tolist()) for _ in range(4)}) == draws
