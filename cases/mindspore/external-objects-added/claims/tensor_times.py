# releases: >=2.0
"""A tensor times a fraction is refused in both modes."""

from fractions import Fraction

import mindspore as ms
from mindspore import nn


class Scale(nn.Cell):
    """Scale by a setting."""

    def __init__(self):
        super().__init__()
        self.factor = Fraction(1, 2)

    def construct(self, x):
        return x * self.factor


for mode in (ms.GRAPH_MODE, ms.PYNATIVE_MODE):
    ms.set_context(mode=mode)
    try:
        Scale()(ms.Tensor([4.0]))
    except (RuntimeError, TypeError):
        pass
    else:
        raise AssertionError("nothing was raised")
