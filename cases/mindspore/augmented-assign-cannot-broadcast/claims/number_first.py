# releases: >=2.10
"""Beginning with 0.0 does not help where the first addend is a single number and a later one is not."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Losses(nn.Cell):
    """A number, then one number per sample."""

    def construct(self, x):
        loss = 0.0
        loss += x.mean()
        loss += x
        return loss


try:
    Losses()(ops.ones((2,), ms.float32)).asnumpy()
except RuntimeError as error:
    assert "For 'Assign', the 'x' and 'y' must have the same dimension" in str(error), error
else:
    raise AssertionError("nothing was raised")
