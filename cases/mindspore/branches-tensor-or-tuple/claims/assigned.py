# releases: >=2.7
"""A variable that is a tensor before an if and a tuple in its branch raises the same."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Attend(nn.Cell):
    """A tensor, or two."""

    def construct(self, x):
        y = x
        if x.sum() > 0:
            y = (x, x)
        return y


try:
    Attend()(ms.Tensor([1.0], ms.float32))
except TypeError as error:
    assert "Abstract type AbstractTuple cannot join with AbstractTensor" in str(error), error
else:
    raise AssertionError("nothing was raised")
