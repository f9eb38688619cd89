# releases: <2.1
"""Float64 compiles; a tuple is refused as "AbstractTensor cannot join with AbstractTuple", a number with AbstractScalar, int32 and float16 as "Float64" and their type."""

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


class Number(nn.Cell):
    """A number, or an exception."""

    def construct(self, x):
        if x.sum() > 100.0:
            raise ValueError("exploded")
        return 3


for net, dtype, words in (
    (Number(), ms.float32, "AbstractTensor cannot join with AbstractScalar"),
    (Same(), ms.int32, "dtype1 = Float64, dtype2 = Int32"),
    (Same(), ms.float16, "dtype1 = Float64, dtype2 = Float16"),
):
    try:
        net(ms.Tensor([1, 2], dtype))
    except TypeError as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
