# releases: >=2.7
"""A number in the first branch and a tensor in the second raise `dtype1 = Int64, dtype2 = Any` (Anything on 2.0)."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Penalty(nn.Cell):
    """0, or a tensor."""

    def construct(self, x):
        if x.sum() > 0:
            return 0
        return x


try:
    Penalty()(ms.Tensor([1.0], ms.float32))
except TypeError as error:
    assert "Type Join Failed: dtype1 = Int64, dtype2 = Any" in str(error), error
else:
    raise AssertionError("nothing was raised")
