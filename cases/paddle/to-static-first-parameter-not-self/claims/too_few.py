"""A required argument that the call leaves out is reported in the same words, and the list of args is shorter."""

import paddle
from paddle import nn


class Net(nn.Layer):
    """A layer with two inputs."""

    def forward(self, x, y):
        return x + y


net = paddle.jit.to_static(Net())
try:
    net(paddle.ones([2]))
except ValueError as error:
    assert "`forward()` requires `y` arguments, but not found in input `args`" in str(error), error
else:
    raise AssertionError("nothing was raised")
