"""Graph mode raises whichever branch would be taken."""

import mindspore as ms
from mindspore import nn


class Attend(nn.Cell):
    """A tensor, or two."""

    def construct(self, x, both):
        if both > 0:
            return x, x
        return x


x = ms.Tensor([1.0])
ms.set_context(mode=ms.GRAPH_MODE)
for both in (0, 1):
    try:
        Attend()(x, ms.Tensor(both))
    except TypeError as error:
        assert "AbstractTuple cannot join with AbstractTensor" in str(error)
    else:
        raise AssertionError("nothing was raised")
