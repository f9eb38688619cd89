"""Where `construct` is under `jit`, Graph mode answers one description too many with words about a missing 'self'."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Double(nn.Cell):
    """Twice the input."""

    @ms.jit
    def construct(self, x):
        return x * 2.0


shape = ms.Tensor(shape=[None, 2], dtype=ms.float32)
net = Double()
net.set_inputs(shape)
assert net(ops.ones((1, 2), ms.float32)).shape == (1, 2)
try:
    Double().set_inputs(shape, shape)
except TypeError as error:
    assert "the method 'construct' must have parameter 'self'" in str(error), error
else:
    raise AssertionError("nothing was raised")
