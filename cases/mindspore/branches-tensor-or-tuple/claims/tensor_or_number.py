# releases: >=2.7
"""A branch with a tensor and one with a Python number cannot join: AbstractTensor, AbstractScalar."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Penalty(nn.Cell):
    """A sum, or 0."""

    def construct(self, x):
        if x.sum() > 0:
            return x
        return 0


try:
    Penalty()(ms.Tensor([1.0], ms.float32))
except TypeError as error:
    assert "Abstract type AbstractTensor cannot join with AbstractScalar" in str(error), error
else:
    raise AssertionError("nothing was raised")
