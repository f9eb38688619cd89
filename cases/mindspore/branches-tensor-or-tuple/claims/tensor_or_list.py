# releases: >=2.7
"""A branch with a list and one with a tensor are AbstractList and AbstractTensor in the message."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Pyramid(nn.Cell):
    """A tensor, or a list of two; whichever is first."""

    def __init__(self, list_first):
        super().__init__()
        self.list_first = list_first

    def construct(self, x):
        first, second = ([x, x], x) if self.list_first else (x, [x, x])
        if x.sum() > 0:
            return first
        return second


for list_first in (True, False):
    kinds = ["AbstractList", "AbstractTensor"]
    words = " cannot join with ".join(kinds if list_first else kinds[::-1])
    try:
        Pyramid(list_first)(ms.Tensor([1.0], ms.float32))
    except TypeError as error:
        assert "Type Join Failed: Abstract type " + words in str(error), error
    else:
        raise AssertionError("nothing was raised")
