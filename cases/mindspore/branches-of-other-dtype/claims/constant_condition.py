"""With a condition on a shape or a Python number Graph mode compiles one branch, and the dtypes may differ."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Compress(nn.Cell):
    """Halve the precision of long rows, and where the limit is low."""

    def __init__(self, limit):
        super().__init__()
        self.limit = limit

    def construct(self, x):
        if x.shape[0] > 2 or self.limit < 1.0:
            return ops.cast(x, ms.float16)
        return x


assert Compress(2.0)(ms.Tensor([0.5, 3.0], ms.float32)).dtype == ms.float32
assert Compress(2.0)(ms.Tensor([0.5, 3.0, 4.0], ms.float32)).dtype == ms.float16
assert Compress(0.5)(ms.Tensor([0.5, 3.0], ms.float32)).dtype == ms.float16
