"""In Graph mode the number changes where the shape of the input does, and comes back with the shape."""

import mindspore as ms
import numpy as np
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Shift(nn.Cell):
    """Add one random number."""

    def construct(self, x):
        noise = np.random.rand()
        return x + noise


shift = Shift()
three, four = ops.zeros((3,), ms.float32), ops.zeros((4,), ms.float32)
first, second, third = (float(shift(x).asnumpy()[0]) for x in (three, four, three))
assert first != second and first == third
