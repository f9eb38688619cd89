# releases: >=2.0
"""A cell that was made before set_context keeps the old answer."""

import mindspore as ms
from mindspore import nn


class Scaled(nn.Cell):
    """Twice the input in PyNative mode."""

    def __init__(self):
        super().__init__()
        self.pynative = ms.get_context("mode") == ms.PYNATIVE_MODE

    def construct(self, x):
        return x * 2.0 if self.pynative else x


ms.set_context(mode=ms.PYNATIVE_MODE)
before = Scaled()
ms.set_context(mode=ms.GRAPH_MODE)
x = ms.Tensor([1.0], ms.float32)
assert before(x).asnumpy().tolist() == [2.0]
assert Scaled()(x).asnumpy().tolist() == [1.0]
