"""`ms.jit` above such a decorator drops it, in both modes; below it, the decorator runs. `ms.jit` sets `__wrapped__` too."""

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


@ms.jit
def alone(x):
    """The input."""
    return x * 1.0


x = ms.Tensor([1.0], ms.float32)
for mode in (ms.PYNATIVE_MODE, ms.GRAPH_MODE):
    ms.set_context(mode=mode)
    assert above(x).asnumpy().tolist() == [1.0]
    assert below(x).asnumpy().tolist() == [2.0]
    assert alone(x).asnumpy().tolist() == [1.0]
assert hasattr(alone, "__wrapped__")
