# releases: >=2.8
"""`ms.jit` with `capture_mode="bytecode"` or `"trace"` runs a decorator with functools.wraps."""

import functools

import mindspore as ms


def doubled(function):
    """Double what a function returns."""

    @functools.wraps(function)
    def twice(x):
        return function(x) * 2.0

    return twice


@doubled
def same(x):
    """The input."""
    return x * 1.0


x = ms.Tensor([1.0], ms.float32)
assert ms.jit(same, capture_mode="ast")(x).asnumpy().tolist() == [1.0]
for capture_mode in ("bytecode", "trace"):
    assert ms.jit(same, capture_mode=capture_mode)(x).asnumpy().tolist() == [2.0]
