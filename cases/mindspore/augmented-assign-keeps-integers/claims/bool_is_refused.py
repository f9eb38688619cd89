# releases: >=2.8
"""In Graph mode a bool tensor with `+=`, `-=` or `/=` is refused by a TypeError that names the operator."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Add(nn.Cell):
    """Add in place."""

    def construct(self, x, y):
        x += y
        return x


class Subtract(nn.Cell):
    """Subtract in place."""

    def construct(self, x, y):
        x -= y
        return x


class Divide(nn.Cell):
    """Divide in place."""

    def construct(self, x, y):
        x /= y
        return x


for net, operator in ((Add(), "Add"), (Subtract(), "Sub"), (Divide(), "RealDiv")):
    try:
        net(ms.Tensor([True, False]), ms.Tensor([1, 2]))
    except TypeError as error:
        assert f"For primitive[{operator}], the input argument[x] must be a type of" in str(
            error
        ), error
    else:
        raise AssertionError("nothing was raised")
