# releases: <2.1
"""Float64 compiles; a tuple is refused as "AbstractTensor cannot join with AbstractTuple"."""

import os

import mindspore as ms
from mindspore import nn

os.environ["MS_DEV_SINGLE_EVAL"] = "1"
ms.set_context(mode=ms.GRAPH_MODE)


class Same(nn.Cell):
    """The input, or an exception."""

    def construct(self, x):
        if x.sum() > 100.0:
            raise ValueError("exploded")
        return x


class Pair(nn.Cell):
    """The input twice, or an exception."""

    def construct(self, x):
        if x.sum() > 100.0:
            raise ValueError("exploded")
        return x, x


assert Same()(ms.Tensor([1.0], ms.float64)).asnumpy().tolist() == [1.0]
try:
    Pair()(ms.Tensor([1.0], ms.float32))
except TypeError as error:
    assert "AbstractTensor cannot join with AbstractTuple" in str(error), error
else:
    raise AssertionError("nothing was raised")
