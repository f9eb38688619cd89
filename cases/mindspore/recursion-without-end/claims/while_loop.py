"""A `while` loop on a tensor makes 2000 steps under the limit of 1000."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Power(nn.Cell):
    """A power by a loop."""

    def construct(self, x, n):
        result = ms.ops.ones_like(x)
        while n > 0:
            result = result * x
            n = n - 1
        return result


assert Power()(ms.Tensor([1.0]), ms.Tensor(2000)).asnumpy().tolist() == [1.0]
