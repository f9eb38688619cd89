# releases: >=2.10
"""In Graph mode `x[0] = VALUE` stores the wrapped number; `ops.where` and `Tensor.masked_fill` are exact."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)

VALUE = 2**31 + 5


class Assign(nn.Cell):
    """Put a large number into a tensor in three ways."""

    def construct(self, x):
        chosen = ops.where(x == 0, VALUE, x)
        filled = x.masked_fill(x == 0, VALUE)
        x = x + 0
        x[0] = VALUE
        return x, chosen, filled


found = [int(x.asnumpy()[0]) for x in Assign()(ms.Tensor([0], ms.int64))]
assert found == [5 - 2**31, VALUE, VALUE], found
