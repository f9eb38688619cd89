# releases: >=2.7
"""In Graph mode a call by the name of the class, by `type(self)`, and of a classmethod of another class end alike."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Scale:
    """Not a Cell."""

    @classmethod
    def twice(cls, x):
        """Double."""
        return x * 2.0


class ByName(nn.Cell):
    """Call by the name of the class."""

    @classmethod
    def twice(cls, x):
        """Double."""
        return x * 2.0

    def construct(self, x):
        return ByName.twice(x)


class ByType(ByName):
    """Call by the type."""

    def construct(self, x):
        return type(self).twice(x)


class Other(nn.Cell):
    """Call of another class."""

    def construct(self, x):
        return Scale.twice(x)


for net in (ByName(), ByType(), Other()):
    try:
        net(ms.Tensor([1.0], ms.float32))
    except TypeError as error:
        words = str(error)
        assert "The parameters number of the function is 2, but the number of provided" in words
        assert "@classmethod" in words, words
    else:
        raise AssertionError("nothing was raised")
