"""Graph mode says that the rank differs where the number of axes does, in ops.assign too."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Mean(nn.Cell):
    """Keep the mean of a batch, with an axis too many."""

    def __init__(self, by_operator):
        super().__init__()
        self.mean = ms.Parameter(ops.zeros((3,), ms.float32), name="mean")
        self.by_operator = by_operator

    def construct(self, x):
        if self.by_operator:
            ops.assign(self.mean, x)
        else:
            self.mean = x
        return x


for by_operator in (True, False):
    try:
        Mean(by_operator)(ops.ones((1, 3), ms.float32))
    except ValueError as error:
        words = "'value' must have the same rank as 'variable'. But got 'value' rank: 2, 'variable' rank: 1"
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
