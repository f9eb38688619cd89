# releases: <2.1
"""With `keep_dims=True` 2.0.0 adds the rows of the mean
if it meets this branch first, and raises 'StridedSlice' for the other."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Total(nn.Cell):
    """Add the rows of a batch, or of its mean, which is a matrix of one row."""

    def construct(self, x, average):
        if average > 0:
            rows = x.mean(0, keep_dims=True)
        else:
            rows = x
        total = ops.zeros(2, ms.float32)
        for row in rows:
            total = total + row
        return total


x = ms.Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32)
total = Total()
assert total(x, ms.Tensor(1, ms.int32)).asnumpy().tolist() == [2.0, 3.0]
try:
    total(x, ms.Tensor(0, ms.int32)).asnumpy()
except (IndexError, ValueError) as error:
    assert "For 'StridedSlice', the 'strides[0]' cannot be negative number" in str(error), error
else:
    raise AssertionError("nothing was raised")
