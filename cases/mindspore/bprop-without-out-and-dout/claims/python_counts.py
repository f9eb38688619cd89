# releases: >=2.7
"""In PyNative mode a bprop of two inputs without the output raises Python's error of its call."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.PYNATIVE_MODE)


class Scale(nn.Cell):
    """A product with its own gradient."""

    def construct(self, x, y):
        return x * y

    def bprop(self, x, y, dout):
        return dout * y, dout * x


x = ms.Tensor([2.0], ms.float32)
try:
    ms.grad(Scale(), (0, 1))(x, x)[0].asnumpy()
except TypeError as error:
    assert "bprop() takes 4 positional arguments but 5 were given" in str(error), error
else:
    raise AssertionError("nothing was raised")
