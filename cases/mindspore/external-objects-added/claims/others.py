# releases: <2.1
"""A fraction and a number, two decimals, a product, a comparison and a numerator raise as well."""

from decimal import Decimal
from fractions import Fraction

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Add(nn.Cell):
    """Add two settings."""

    def __init__(self, a, b):
        super().__init__()
        self.a = a
        self.b = b

    def construct(self, x):
        return x * float(self.a + self.b)


class Multiply(Add):
    """Multiply two settings."""

    def construct(self, x):
        return x * float(self.a * self.b)


class Compare(Add):
    """Compare two settings."""

    def construct(self, x):
        return x if self.a < self.b else -x


class Numerator(Add):
    """The numerator of a setting."""

    def construct(self, x):
        return x * (self.a.numerator + 1)


half = Fraction(1, 2)
for net, types in [
    (Add(half, 1), "<External, Number>"),
    (Add(Decimal(1), Decimal(2)), "<External, External>"),
    (Multiply(half, half), "<External, External>"),
    (Compare(half, half), "<External, External>"),
    (Numerator(half, half), "<External, Number>"),
]:
    try:
        net(ms.Tensor([4.0]))
    except RuntimeError as error:
        assert f"current input arguments types are {types}" in str(error)
    else:
        raise AssertionError("nothing was raised")
