# releases: <2.1
"""A local variable may be assigned to again."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Scale(nn.Cell):
    """Scale by the start and one."""

    def __init__(self):
        super().__init__()
        self.start = ms.Tensor(1.0)

    def construct(self, x):
        count = self.start
        count = count + 1
        return x * count


assert Scale()(ms.Tensor([2.0])).asnumpy().tolist() == [4.0]
