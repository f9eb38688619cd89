# releases: >=2.7
"""With a default for the last parameter nothing is raised: `cls` is the tensor; a keyword misses `cls`."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Scale(nn.Cell):
    """Multiply by a number that has a default."""

    @classmethod
    def scale(cls, x, by=2.0):
        """Multiply."""
        return x * by


class Silent(Scale):
    """Both arguments."""

    def construct(self, x):
        return self.scale(x, 3.0)


class Keyword(Scale):
    """The argument by its name."""

    def construct(self, x):
        return self.scale(x=x)


class Left(Scale):
    """Leave the default."""

    def construct(self, x):
        return self.scale(x)


x = ms.Tensor([1.0], ms.float32)
assert float(Silent()(x)) == 6.0  # 3.0 * 2.0: x is 3.0, and by has its default
for net, name in ((Keyword(), "cls"), (Left(), "x")):
    try:
        net(x)
    except RuntimeError as error:
        assert f"Miss argument input for parameter:{name}" in str(error), error
    else:
        raise AssertionError("nothing was raised")
