"""In Graph mode decorators with `functools.update_wrapper`, with arguments, on a method and on a function that `construct` calls are dropped alike."""

import functools

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


def doubled(construct):
    """Double what a method returns."""

    def twice(self, x):
        return construct(self, x) * 2.0

    functools.update_wrapper(twice, construct)
    return twice


def times(factor):
    """Multiply what a function returns."""

    def decorate(function):
        @functools.wraps(function)
        def scaled(*args):
            return function(*args) * factor

        return scaled

    return decorate


@times(2.0)
def same(x):
    """The input."""
    return x * 1.0


class Construct(nn.Cell):
    """A decorated construct."""

    @doubled
    def construct(self, x):
        return x * 1.0


class Arguments(nn.Cell):
    """A decorator with arguments."""

    @times(2.0)
    def construct(self, x):
        return x * 1.0


class Method(nn.Cell):
    """A decorated method."""

    @doubled
    def same(self, x):
        """The input."""
        return x * 1.0

    def construct(self, x):
        return self.same(x)


class Function(nn.Cell):
    """A decorated function."""

    def construct(self, x):
        return same(x)


x = ms.Tensor([1.0], ms.float32)
assert same(x).asnumpy().tolist() == [2.0]
for net in (Construct(), Arguments(), Method(), Function()):
    assert net(x).asnumpy().tolist() == [1.0]
