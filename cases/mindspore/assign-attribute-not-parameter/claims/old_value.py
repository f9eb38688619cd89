# releases: >=2.10
"""A method assigns to a plain attribute: construct computes with the value from before the call."""

import mindspore as ms
from mindspore import nn


class Counter(nn.Cell):
    """Scale the input by the number of calls."""

    def __init__(self, count):
        super().__init__()
        self.count = count

    def step(self):
        self.count = self.count + 1

    def construct(self, x):
        self.step()
        return x * self.count


def first(mode, count):
    """The result of the first call."""
    ms.set_context(mode=mode)
    return Counter(count)(ms.Tensor([2.0])).asnumpy().tolist()


one = ms.Tensor(1.0)
assert first(ms.PYNATIVE_MODE, one) == [4.0]
assert first(ms.GRAPH_MODE, one) == [2.0]
assert first(ms.GRAPH_MODE, ms.Parameter(one, name="count", requires_grad=False)) == [4.0]
