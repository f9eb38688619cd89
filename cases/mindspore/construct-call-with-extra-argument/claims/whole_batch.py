"""A call with a whole batch, `net(*batch)`, does the same; other numbers are worded alike."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Net(nn.Cell):
    """Add one."""

    def construct(self, x):
        return x + 1


class Sum(nn.Cell):
    """Add two inputs."""

    def construct(self, x, y):
        return x + y


def message(net, *arguments):
    """The error of a call."""
    try:
        net(*arguments)
    except TypeError as error:
        return str(error)
    raise AssertionError("nothing was raised")


x = ms.Tensor([1.0])
batch = (x, x)
assert "requires 1 positional argument and 0 default argument, total 1, but got 2" in message(Net(), *batch)
assert "requires 2 positional argument and 0 default argument, total 2, but got 3" in message(Sum(), x, x, x)
