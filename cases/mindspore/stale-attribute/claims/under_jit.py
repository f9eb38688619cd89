"""In PyNative mode a `construct` under `mindspore.jit` keeps the first value, another one does not."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.PYNATIVE_MODE)
x = ms.Tensor([2.0, 4.0], ms.float32)


class Compiled(nn.Cell):
    """Scale by an attribute, in a graph."""

    def __init__(self):
        super().__init__()
        self.factor = 1.0

    @ms.jit
    def construct(self, x):
        return x * self.factor


class Plain(nn.Cell):
    """Scale by an attribute."""

    def __init__(self):
        super().__init__()
        self.factor = 1.0

    def construct(self, x):
        return x * self.factor


for model, expected in ((Compiled(), [2.0, 4.0]), (Plain(), [6.0, 12.0])):
    assert model(x).asnumpy().tolist() == [2.0, 4.0]
    model.factor = 3.0
    assert model(x).asnumpy().tolist() == expected
