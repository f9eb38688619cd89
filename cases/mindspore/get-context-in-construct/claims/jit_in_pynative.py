# releases: >=2.0
"""In PyNative mode construct may ask, and a function with jit may not."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.PYNATIVE_MODE)


class Scaled(nn.Cell):
    """Twice the input in PyNative mode."""

    def construct(self, x):
        return x * 2.0 if ms.get_context("mode") == ms.PYNATIVE_MODE else x


@ms.jit
def scaled(x):
    """Twice the input in PyNative mode."""
    return x * 2.0 if ms.get_context("mode") == ms.PYNATIVE_MODE else x


x = ms.Tensor([1.0], ms.float32)
assert Scaled()(x).asnumpy().tolist() == [2.0]
try:
    scaled(x)
except RuntimeError as error:
    assert "Unsupported statement 'Try'" in str(
        error
    ) or "'mindspore.context.get_context' is not" in str(error), error
else:
    raise AssertionError("nothing was raised")
