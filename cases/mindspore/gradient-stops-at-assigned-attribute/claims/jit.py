"""In PyNative mode `@ms.jit` on construct does the same."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.PYNATIVE_MODE)


class Plain(nn.Cell):
    """Keep the product, and compute with it."""

    def __init__(self):
        super().__init__()
        self.weight = ms.Parameter(ms.Tensor([3.0]), name="weight")
        self.kept = None

    def construct(self, x):
        self.kept = x * self.weight
        return (self.kept * 5).sum()


class Compiled(Plain):
    """The same, compiled."""

    @ms.jit
    def construct(self, x):
        self.kept = x * self.weight
        return (self.kept * 5).sum()


def gradient(net):
    """The gradient of the weight."""
    return ms.grad(net, None, [net.weight])(ms.Tensor([2.0]))[0].asnumpy().tolist()


assert gradient(Plain()) == [10.0]
assert gradient(Compiled()) == [0.0]
