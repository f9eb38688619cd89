# releases: <2.1
"""2.0.0 fails for `self` and `super()` with the string and the property, for the name of a class with other errors."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Scale:
    """Not a Cell."""

    @classmethod
    def twice(cls, x):
        """Double."""
        return x * 2.0


class Base(nn.Cell):
    """A Cell."""

    @classmethod
    def twice(cls, x):
        """Double."""
        return x * 2.0


class BySelf(Base):
    """Call by `self`."""

    def construct(self, x):
        return self.twice(x)


class BySuper(Base):
    """Call by `super()`."""

    def construct(self, x):
        return super().twice(x)


class ByName(Base):
    """Call by the name of the class."""

    def construct(self, x):
        return ByName.twice(x)


class Other(nn.Cell):
    """Call of another class."""

    def construct(self, x):
        return Scale.twice(x)


for net, words in (
    (BySelf(), 'can only concatenate str (not "property") to str'),
    (BySuper(), 'can only concatenate str (not "property") to str'),
    (ByName(), "'Function' object has no attribute 'twice'"),
    (Other(), "Can not get attribute 'twice' from class"),
):
    try:
        net(ms.Tensor([1.0], ms.float32))
    except (TypeError, AttributeError) as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
