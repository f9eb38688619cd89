# releases: >=2.7
"""Graph mode raises as well where the branch with the tensor would be taken."""

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
try:
    Attend()(x, ms.Tensor(0))
except TypeError as error:
    assert "AbstractTuple cannot join with AbstractTensor" in str(error)
else:
    raise AssertionError("nothing was raised")
