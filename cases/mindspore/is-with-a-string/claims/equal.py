# releases: >=2.0
"""`==` and `!=` compare strings, numbers and dtypes by value, in both modes."""

import mindspore as ms
from mindspore import nn


class Net(nn.Cell):
    """Add what fits."""

    def __init__(self, kind, number):
        super().__init__()
        self.kind = kind
        self.number = number

    def construct(self, x):
        if self.kind == "abc":
            x = x + 1
        if self.number != 1000:
            x = x + 10
        if x.dtype == ms.float32:
            x = x + 100
        return x


for mode in (ms.GRAPH_MODE, ms.PYNATIVE_MODE):
    ms.set_context(mode=mode)
    assert Net("".join(["ab", "c"]), int("1000"))(ms.Tensor([1.0])).asnumpy().tolist() == [102.0]
