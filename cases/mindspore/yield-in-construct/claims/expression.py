"""A generator expression compiles."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Total(nn.Cell):
    """Two times the input."""

    def construct(self, x):
        return sum(part for part in (x, x))


assert Total()(ms.Tensor([1.0])).asnumpy().tolist() == [2.0]
