# releases: >=2.10
"""`x.add_(y)` with a `y` that has more elements is refused in the same words."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Add(nn.Cell):
    """Add in place."""

    def construct(self, x, y):
        x.add_(y)
        return x


try:
    Add()(ops.ones((1,), ms.float32), ops.ones((2,), ms.float32)).asnumpy()
except RuntimeError as error:
    assert "For 'Assign', the 'x' and 'y' must have the same shape" in str(error), error
else:
    raise AssertionError("nothing was raised")
