# releases: >=2.7
"""A call with too few arguments has the same message in Graph mode, without the line `@classmethod`."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


def mixed(x, y):
    """Add."""
    return x + y


class Net(nn.Cell):
    """A call that lacks an argument."""

    def construct(self, x):
        return mixed(x)


try:
    Net()(ms.Tensor([1.0], ms.float32))
except TypeError as error:
    words = str(error)
    assert "The parameters number of the function is 2, but the number of provided" in words, words
    assert "def mixed(x, y)" in words and "@classmethod" not in words, words
else:
    raise AssertionError("nothing was raised")
