# releases: <2.1
"""float of a fraction is 0 in construct."""

from fractions import Fraction

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Scale(nn.Cell):
    """Scale by a setting."""

    def __init__(self, factor):
        super().__init__()
        self.factor = factor

    def construct(self, x):
        return x * float(self.factor)


x = ms.Tensor([4.0])
assert Scale(Fraction(3, 4))(x).asnumpy().tolist() == [0.0]
assert Scale(0.75)(x).asnumpy().tolist() == [3.0]
