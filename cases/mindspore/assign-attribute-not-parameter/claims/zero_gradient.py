# releases: >=2.10
"""In Graph mode the gradient of a construct that assigns to a plain attribute is zero, with a Parameter it is right."""

import mindspore as ms
from mindspore import nn


class Scale(nn.Cell):
    """Scale the input by the number of calls so far, and one."""

    def __init__(self, count):
        super().__init__()
        self.count = count

    def construct(self, x):
        self.count = self.count + 1
        return (x * self.count).sum()


def gradient(mode, count):
    """The gradient of the first call."""
    ms.set_context(mode=mode)
    return ms.grad(Scale(count))(ms.Tensor([2.0])).asnumpy().tolist()


one = ms.Tensor(1.0)
assert gradient(ms.PYNATIVE_MODE, one) == [2.0]
assert gradient(ms.GRAPH_MODE, one) == [0.0]
assert gradient(ms.GRAPH_MODE, ms.Parameter(one, name="count", requires_grad=False)) == [2.0]
