"""In Graph mode `len(rows)` of the joined tensor is negative and a list comprehension over it is empty; `rows.shape` and `rows.sum(0)` are right."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Total(nn.Cell):
    """What Python and what the operators say of the rows of a batch, or of its mean."""

    def construct(self, x, average):
        if average > 0:
            rows = x.mean(0)
        else:
            rows = x
        copies = [row * 1.0 for row in rows]
        return len(rows), copies, rows.shape, rows.sum(0)


x = ms.Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32)
length, copies, shape, total = Total()(x, ms.Tensor(0, ms.int32))
assert length < 0, length
assert len(copies) == 0
assert tuple(shape) == (2, 2)
assert total.asnumpy().tolist() == [4.0, 6.0]
