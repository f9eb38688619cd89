# releases: >=2.10
"""Graph mode compares the values; PyNative mode, as Python, the objects."""

import mindspore as ms
from mindspore import nn


class Net(nn.Cell):
    """Add one to the input of kind abc."""

    def __init__(self, kind):
        super().__init__()
        self.kind = kind

    def construct(self, x):
        return x + 1 if self.kind is "abc" else x


net = Net("".join(["ab", "c"]))
x = ms.Tensor([1.0])
ms.set_context(mode=ms.GRAPH_MODE)
assert net(x).asnumpy().tolist() == [2.0]
ms.set_context(mode=ms.PYNATIVE_MODE)
assert net(x).asnumpy().tolist() == [1.0]
