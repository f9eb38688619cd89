# releases: >=2.10
"""In Graph mode a bool tensor with `*= 0.5` stays a bool tensor."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Halve(nn.Cell):
    """Half of it."""

    def construct(self, x):
        x *= 0.5
        return x


assert Halve()(ms.Tensor([True, False])).asnumpy().tolist() == [True, False]
