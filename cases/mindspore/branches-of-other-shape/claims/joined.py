"""The joined tensor has the values of the branch that is taken; a loop over it never runs, for both branches."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Total(nn.Cell):
    """The rows of a batch, or its mean, and their sum."""

    def construct(self, x, average):
        if average > 0:
            rows = x.mean(0)
        else:
            rows = x
        total = ops.zeros(2, ms.float32)
        for row in rows:
            total = total + row
        return rows, total


x = ms.Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32)
for average, values in [(0, [[1.0, 2.0], [3.0, 4.0]]), (1, [2.0, 3.0])]:
    rows, total = Total()(x, ms.Tensor(average, ms.int32))
    assert rows.asnumpy().tolist() == values
    assert total.asnumpy().tolist() == [0.0, 0.0]
