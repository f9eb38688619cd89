"""A decorator without functools.wraps is compiled."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


def doubled(construct):
    """Double what construct returns."""

    def twice(self, x):
        return construct(self, x) * 2.0

    return twice


class Identity(nn.Cell):
    """The input."""

    @doubled
    def construct(self, x):
        return x


assert Identity()(ms.Tensor([1.0], ms.float32)).asnumpy().tolist() == [2.0]
