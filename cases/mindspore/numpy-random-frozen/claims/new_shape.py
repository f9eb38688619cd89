"""In Graph mode the number changes where the shape or dtype of the input or a Python value does, and comes back."""

import mindspore as ms
import numpy as np
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Shift(nn.Cell):
    """Add one random number."""

    def construct(self, x, factor):
        noise = np.random.rand()
        return (x + noise) * factor


shift = Shift()
three, four = ops.zeros((3,), ms.float32), ops.zeros((4,), ms.float32)
half = ops.zeros((3,), ms.float16)


def drawn(x, factor):
    """The number that a call adds."""
    return float(shift(x, factor).asnumpy()[0]) / factor


first = drawn(three, 1)
for x, factor in ((four, 1), (half, 1), (three, 2), (three, 1.5), (three, True)):
    assert abs(drawn(x, factor) - first) > 1e-3
    assert drawn(three, 1) == first
