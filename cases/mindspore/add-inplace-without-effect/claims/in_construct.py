# releases: >=2.10
"""In a construct `add_` changes its tensor in Graph mode, and not in PyNative mode."""

import mindspore as ms
from mindspore import nn


class Add(nn.Cell):
    """Add one in place."""

    def construct(self, x):
        x.add_(1.0)
        return x


for mode, expected in ((ms.GRAPH_MODE, [2.0, 3.0]), (ms.PYNATIVE_MODE, [1.0, 2.0])):
    ms.set_context(mode=mode)
    x = ms.Tensor([1.0, 2.0], ms.float32)
    assert Add()(x).asnumpy().tolist() == expected
    assert x.asnumpy().tolist() == expected
