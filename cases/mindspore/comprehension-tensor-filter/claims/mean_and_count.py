"""Masking to zero changes the mean and the count; `ops.masked_select` has the values themselves, none of them if none is positive."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Means(nn.Cell):
    """Mean of the masked scores, and mean and shape of the selected ones."""

    def construct(self, scores):
        kept = ops.select(scores > 0, scores, ops.zeros_like(scores))
        selected = ops.masked_select(scores, scores > 0)
        return kept.mean(), selected.mean(), selected


masked, mean, selected = Means()(ms.Tensor([1.0, -2.0, 6.0, -1.0], ms.float32))
assert float(masked.asnumpy()) == 1.75
assert float(mean.asnumpy()) == 3.5
assert selected.asnumpy().tolist() == [1.0, 6.0]
none = Means()(ms.Tensor([-1.0, -2.0, -6.0, -1.0], ms.float32))[2]
assert none.asnumpy().tolist() == []
