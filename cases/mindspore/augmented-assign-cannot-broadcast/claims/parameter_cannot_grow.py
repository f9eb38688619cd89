# releases: >=2.10
"""A Parameter of one element is refused with three: `self.total = self.total + x` by a ValueError, `self.total += x` in the words of this case."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Fresh(nn.Cell):
    """A sum that is kept."""

    def __init__(self):
        super().__init__()
        self.total = ms.Parameter(ops.zeros((1,), ms.float32))

    def construct(self, x):
        self.total = self.total + x
        return self.total


class Inplace(Fresh):
    """The same sum."""

    def construct(self, x):
        self.total += x
        return self.total


for cell, kind, words in [
    (Fresh, ValueError, "For 'Assign','value' must have the same shape as 'variable'"),
    (Inplace, RuntimeError, "For 'Assign', the 'x' and 'y' must have the same shape"),
]:
    try:
        cell()(ops.ones((3,), ms.float32)).asnumpy()
    except kind as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
