# releases: <2.1
"""`assert` of a condition on a tensor, `raise` in an `else` or below an `if` on a constant, and a function under `jit` fail in the same way."""

import os

import mindspore as ms
from mindspore import nn

os.environ["MS_DEV_SINGLE_EVAL"] = "1"
ms.set_context(mode=ms.GRAPH_MODE)


class Asserts(nn.Cell):
    """It asserts."""

    def construct(self, x):
        assert x.sum() < 100.0, "exploded"
        return x


class Else(nn.Cell):
    """It raises in the last branch."""

    def construct(self, x):
        if x.sum() < 100.0:
            y = x * 2.0
        else:
            raise ValueError("exploded")
        return y


class Constant(nn.Cell):
    """The condition on the tensor stands below one on a constant."""

    def construct(self, x):
        if x.ndim == 1:
            if x.sum() > 100.0:
                raise ValueError("exploded")
        return x


@ms.jit
def compiled(x):
    """It is compiled."""
    if x.sum() > 100.0:
        raise ValueError("exploded")
    return x


def fails(function):
    """Whether Float64 is one of two types."""
    try:
        function(ms.Tensor([1.0, 2.0], ms.float32))
    except TypeError as error:
        return "Type Join Failed" in str(error) and "Float64" in str(error)
    return False


assert fails(Asserts())
assert fails(Else())
assert fails(Constant())
ms.set_context(mode=ms.PYNATIVE_MODE)
assert fails(compiled)
