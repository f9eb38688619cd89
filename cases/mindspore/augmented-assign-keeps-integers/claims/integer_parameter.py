# releases: >=2.8
"""An int32 Parameter with `+= 4.5` becomes 8 of 4, in both modes."""

import mindspore as ms
from mindspore import nn


class Seen(nn.Cell):
    """Count the samples."""

    def __init__(self):
        super().__init__()
        self.count = ms.Parameter(ms.Tensor(4, ms.int32), name="count", requires_grad=False)

    def construct(self, x):
        self.count += x
        return self.count


for mode in (ms.GRAPH_MODE, ms.PYNATIVE_MODE):
    ms.set_context(mode=mode)
    assert Seen()(ms.Tensor(4.5, ms.float32)).asnumpy() == 8
