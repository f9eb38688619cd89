# releases: >=2.10
"""`self.count += x` gives 4 for 4.5 without a word, in both modes."""

import mindspore as ms
from mindspore import nn


class Seen(nn.Cell):
    """Count the samples seen so far."""

    def __init__(self):
        super().__init__()
        self.count = ms.Parameter(ms.Tensor([0], ms.int32), name="count", requires_grad=False)

    def construct(self, x):
        self.count += x
        return self.count


for mode in (ms.GRAPH_MODE, ms.PYNATIVE_MODE):
    ms.set_context(mode=mode)
    result = Seen()(ms.Tensor([4.5], ms.float32))
    assert result.dtype == ms.int32
    assert result.asnumpy().tolist() == [4]
