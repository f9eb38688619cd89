"""A decorator whose inner function has `(self, x)` or `(self, *args)` is compiled; with `(*args)` Graph mode raises TypeError."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


def named(construct):
    """Double what construct returns."""

    def twice(self, x):
        return construct(self, x) * 2.0

    return twice


def with_self(construct):
    """The same."""

    def twice(self, *args, **kwargs):
        return construct(self, *args, **kwargs) * 2.0

    return twice


def without_self(construct):
    """The same."""

    def twice(*args):
        return construct(*args) * 2.0

    return twice


def network(decorator):
    """The input, decorated."""

    class Identity(nn.Cell):
        """The input."""

        @decorator
        def construct(self, x):
            return x * 1.0

    return Identity()


x = ms.Tensor([1.0], ms.float32)
for decorator in (named, with_self):
    assert network(decorator)(x).asnumpy().tolist() == [2.0]
try:
    network(without_self)(x)
except TypeError as error:
    assert "The parameters number of the function is 2" in str(error), error
else:
    raise AssertionError("nothing was raised")
