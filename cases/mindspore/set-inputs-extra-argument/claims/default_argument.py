"""Graph mode lets a parameter with a default be described, and then refuses the call that leaves it out."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Scale(nn.Cell):
    """A product with an optional factor."""

    def construct(self, x, factor=None):
        return x * 2.0 if factor is None else x * factor


x = ops.ones((1, 2), ms.float32)
shape = ms.Tensor(shape=[None, 2], dtype=ms.float32)
net = Scale()
net.set_inputs(shape)
assert net(x).shape == (1, 2)
net = Scale()
net.set_inputs(shape, shape)
assert net(x, x).shape == (1, 2)
net = Scale()
net.set_inputs(shape, shape)
try:
    net(x)
except ValueError as error:
    assert "equal to" in str(error) and "set_inputs" in str(error), error
else:
    raise AssertionError("nothing was raised")
