# releases: >=2.10
"""After 0.0, `+=` of an input gives that input itself, and the next `+=` writes into it; `loss = loss + …` does not."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Inplace(nn.Cell):
    """A sum."""

    def construct(self, first, second):
        loss = 0.0
        loss += first
        loss += second
        return loss


class Fresh(nn.Cell):
    """The same sum."""

    def construct(self, first, second):
        loss = 0.0
        loss = loss + first
        loss = loss + second
        return loss


for cell, left in ((Inplace, [2.0]), (Fresh, [1.0])):
    first, second = ops.ones((1,), ms.float32), ops.ones((1,), ms.float32)
    assert cell()(first, second).asnumpy().tolist() == [2.0]
    assert first.asnumpy().tolist() == left
