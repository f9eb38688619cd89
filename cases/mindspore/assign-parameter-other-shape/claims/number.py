"""Between a single number and a Parameter of shape (1,) Graph mode speaks of the dimension of 'x' and 'y'."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Keep(nn.Cell):
    """Keep the last value."""

    def __init__(self, shape):
        super().__init__()
        self.last = ms.Parameter(ops.zeros(shape, ms.float32), name="last")

    def construct(self, x):
        self.last = x
        return x


for shape, other in (((1,), ()), ((), (1,))):
    try:
        Keep(shape)(ops.ones(other, ms.float32))
    except RuntimeError as error:
        assert "For 'Assign', the 'x' and 'y' must have the same dimension" in str(error), error
    else:
        raise AssertionError("nothing was raised")
