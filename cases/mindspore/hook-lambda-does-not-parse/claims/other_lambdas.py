# releases: >=2.10
"""A lambda in the call of `ms.grad` or `ms.jit` has the same message; on a line of its own it compiles."""

import mindspore as ms

ms.set_context(mode=ms.GRAPH_MODE)
x = ms.Tensor([1.0], ms.float32)


def inline():
    """The gradient of a lambda."""
    return ms.grad(lambda value: (value * value).sum())(x)


def compiled():
    """A compiled lambda."""
    double = ms.jit(lambda value: value * 2)
    return double(x)


for function in (inline, compiled):
    try:
        function()
    except TypeError as error:
        assert "Parse Lambda Function Fail" in str(error), error
    else:
        raise AssertionError("nothing was raised")
square = lambda value: (value * value).sum()  # noqa: E731
assert ms.grad(square)(x).asnumpy().tolist() == [2.0]
