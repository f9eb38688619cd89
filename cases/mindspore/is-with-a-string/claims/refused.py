# releases: <2.1
"""Strings and numbers are refused on either side; None and True are compared."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Right(nn.Cell):
    """The literal is on the right."""

    def __init__(self, kind):
        super().__init__()
        self.kind = kind

    def construct(self, x):
        return x + 1 if self.kind is "a" else x


class Left(Right):
    """The literal is on the left."""

    def construct(self, x):
        return x + 1 if "a" is self.kind else x


class Number(Right):
    """The literal is a number."""

    def construct(self, x):
        return x + 1 if self.kind is 3 else x


class Allowed(Right):
    """None and True."""

    def construct(self, x):
        if self.kind is None:
            x = x + 1
        if self.kind is not True:
            x = x + 2
        return x


x = ms.Tensor([1.0])
assert Allowed("a")(x).asnumpy().tolist() == [3.0]
for net in (Right("a"), Left("a"), Number(3)):
    try:
        net(x)
    except RuntimeError as error:
        assert "b supports True, False and None, but got" in str(error)
    else:
        raise AssertionError("nothing was raised")
