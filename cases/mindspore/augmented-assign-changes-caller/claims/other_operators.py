"""`x += ...` without a second name, `-=`, `*=`, `/=`, `//=` and `%=` change the caller's tensor."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Add(nn.Cell):
    """x + 2."""

    def construct(self, x):
        x += 2.0
        return x


class Subtract(nn.Cell):
    """x - 2."""

    def construct(self, x):
        x -= 2.0
        return x


class Multiply(nn.Cell):
    """2 x."""

    def construct(self, x):
        x *= 2.0
        return x


class Divide(nn.Cell):
    """x / 2."""

    def construct(self, x):
        x /= 2.0
        return x


class FloorDivide(nn.Cell):
    """The floor of x / 2."""

    def construct(self, x):
        x //= 2.0
        return x


class Remainder(nn.Cell):
    """x modulo 2."""

    def construct(self, x):
        x %= 2.0
        return x


for make, expected in (
    (Add, 7.0),
    (Subtract, 3.0),
    (Multiply, 10.0),
    (Divide, 2.5),
    (FloorDivide, 2.0),
    (Remainder, 1.0),
):
    x = ms.Tensor([5.0], ms.float32)
    make()(x)
    assert x.asnumpy().tolist() == [expected], (make, x)
