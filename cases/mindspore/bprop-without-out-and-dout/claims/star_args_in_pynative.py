# releases: >=2.10
"""In PyNative mode `*args` is fine."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.PYNATIVE_MODE)


class Exp(nn.Cell):
    """The exponential, with the gradient of the identity."""

    def construct(self, x):
        return ops.exp(x)

    def bprop(self, *args):
        return (args[-1],)


assert ms.grad(Exp())(ms.Tensor([2.0], ms.float32)).asnumpy().tolist() == [1.0]
