"""A decorator without functools.wraps is compiled; construct has no `__wrapped__`, as it has with functools.wraps."""

import functools

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


def doubled(construct):
    """Double what construct returns."""

    def twice(self, x):
        return construct(self, x) * 2.0

    return twice


class Identity(nn.Cell):
    """The input."""

    @doubled
    def construct(self, x):
        return x


class Wrapped(nn.Cell):
    """The input, under the same decorator with functools.wraps."""

    def construct(self, x):
        return x

    construct = functools.wraps(construct)(doubled(construct))


assert hasattr(Wrapped.construct, "__wrapped__")
assert not hasattr(Identity.construct, "__wrapped__")
assert Identity()(ms.Tensor([1.0], ms.float32)).asnumpy().tolist() == [2.0]
