# releases: >=2.10
"""`-=`, `*=`, `/=`, `//=` and `%=` are refused in the same words; `**=` makes a new tensor."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Subtract(nn.Cell):
    """Subtract in place."""

    def construct(self, x, y):
        x -= y
        return x


class Multiply(nn.Cell):
    """Multiply in place."""

    def construct(self, x, y):
        x *= y
        return x


class Divide(nn.Cell):
    """Divide in place."""

    def construct(self, x, y):
        x /= y
        return x


class FloorDivide(nn.Cell):
    """Divide in place."""

    def construct(self, x, y):
        x //= y
        return x


class Remainder(nn.Cell):
    """The remainder in place."""

    def construct(self, x, y):
        x %= y
        return x


class Power(nn.Cell):
    """A power."""

    def construct(self, x, y):
        x **= y
        return x


assert Power()(ops.ones((3,), ms.float32), ops.ones((2, 3), ms.float32)).shape == (2, 3)
for cell in (Subtract, Multiply, Divide, FloorDivide, Remainder):
    try:
        cell()(ops.ones((3,), ms.float32), ops.ones((2, 3), ms.float32)).asnumpy()
    except RuntimeError as error:
        assert "For 'Assign', the 'x' and 'y' must have the same dimension" in str(error), error
    else:
        raise AssertionError("nothing was raised")
