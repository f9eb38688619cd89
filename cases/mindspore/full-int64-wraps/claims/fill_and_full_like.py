"""`ops.fill` and `ops.full_like` wrap around too; `ops.arange` is exact."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)

VALUE = 2**31 + 5


class Constants(nn.Cell):
    """Tensors of one large number."""

    def construct(self, like):
        filled = ops.fill(ms.int64, (1,), VALUE)
        return filled, ops.full_like(like, VALUE, dtype=ms.int64), ops.arange(VALUE, VALUE + 1)


found = [int(x.asnumpy()[0]) for x in Constants()(ms.Tensor([0], ms.int64))]
assert found == [5 - 2**31, 5 - 2**31, VALUE], found
