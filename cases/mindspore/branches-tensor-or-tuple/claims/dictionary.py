# releases: >=2.8
"""A branch with a dictionary is AbstractTuple in the message."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Attend(nn.Cell):
    """A tensor, or a dictionary with it."""

    def construct(self, x):
        if x.sum() > 0:
            return {"mix": x}
        return x


try:
    Attend()(ms.Tensor([1.0], ms.float32))
except TypeError as error:
    assert "Abstract type AbstractTuple cannot join with AbstractTensor" in str(error), error
else:
    raise AssertionError("nothing was raised")
