# releases: <2.1
"""A string, a number, a tuple, a dtype or a tensor on the right is refused; None and True are compared."""

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
    """The literal is on the left, a variable on the right."""

    def construct(self, x):
        return x + 1 if "a" is self.kind else x


class Number(Right):
    """The literal is a number."""

    def construct(self, x):
        return x + 1 if self.kind is 3 else x


class Pair(Right):
    """The right side is a tuple."""

    def construct(self, x):
        return x + 1 if self.kind is () else x


class Dtype(Right):
    """The right side is a dtype."""

    def construct(self, x):
        return x + 1 if x.dtype is ms.float32 else x


class Same(Right):
    """The right side is a tensor."""

    def construct(self, x):
        return x + 1 if x is x else x


class Allowed(Right):
    """None and True."""

    def construct(self, x):
        if self.kind is None:
            x = x + 1
        if self.kind is not True:
            x = x + 2
        return x


x = ms.Tensor([1.0])
assert Left(None)(x).asnumpy().tolist() == [1.0]
assert Allowed("a")(x).asnumpy().tolist() == [3.0]
for net in (Right("a"), Left("a"), Number(3), Pair(()), Dtype(0), Same(0)):
    try:
        net(x)
    except RuntimeError as error:
        assert "b supports True, False and None, but got" in str(error)
    else:
        raise AssertionError("nothing was raised")
