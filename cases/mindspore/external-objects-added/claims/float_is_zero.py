# releases: <2.1
"""float and int of a fraction or a decimal are 0 in construct."""

from decimal import Decimal
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
        return x * float(self.factor), x * int(self.factor)


def scaled(factor):
    """Both products."""
    return [one.asnumpy().tolist() for one in Scale(factor)(ms.Tensor([4.0]))]


assert scaled(Fraction(7, 4)) == [[0.0], [0.0]]
assert scaled(Decimal("1.75")) == [[0.0], [0.0]]
assert scaled(1.75) == [[7.0], [4.0]]
