"""`ms.jit` above such a decorator drops it; below it, the decorator runs."""

import functools

import mindspore as ms


def doubled(function):
    """Double what a function returns."""

    @functools.wraps(function)
    def twice(x):
        return function(x) * 2.0

    return twice


@ms.jit
@doubled
def above(x):
    """The input."""
    return x * 1.0


@doubled
@ms.jit
def below(x):
    """The input."""
    return x * 1.0


ms.set_context(mode=ms.PYNATIVE_MODE)
x = ms.Tensor([1.0], ms.float32)
assert above(x).asnumpy().tolist() == [1.0]
assert below(x).asnumpy().tolist() == [2.0]
