# releases: >=2.0
"""Where `construct` is under `jit`, one description too many raises in PyNative mode too."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.PYNATIVE_MODE)


class Double(nn.Cell):
    """Twice the input."""

    @ms.jit
    def construct(self, x):
        return x * 2.0


shape = ms.Tensor(shape=[None, 2], dtype=ms.float32)
net = Double()
net.set_inputs(shape)
assert net(ops.ones((1, 2), ms.float32)).shape == (1, 2)
net = Double()
try:
    net.set_inputs(shape, shape)
    net(ops.ones((1, 2), ms.float32))
except (TypeError, ValueError) as error:
    assert "construct requires" not in str(error), error
else:
    raise AssertionError("nothing was raised")
