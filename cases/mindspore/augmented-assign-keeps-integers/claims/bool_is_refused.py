# releases: >=2.8
"""In Graph mode a bool tensor with `+=` of integers is refused by a TypeError that names `Add`."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Add(nn.Cell):
    """Add in place."""

    def construct(self, x, y):
        x += y
        return x


try:
    Add()(ms.Tensor([True, False]), ms.Tensor([1, 2]))
except TypeError as error:
    assert "For primitive[Add], the input argument[x] must be a type of" in str(error), error
else:
    raise AssertionError("nothing was raised")
