# releases: >=2.6
"""In a function that the AST transformer converts, `arange` and `full` of integers above 2**53 are wrong on 2.6 and 3.x."""

import paddle

FIRST = 2**53 + 1


def count():
    """Number two rows."""
    return paddle.arange(FIRST, FIRST + 2)


def fill():
    """One id."""
    return paddle.full([1], FIRST, "int64")


ids = paddle.jit.to_static(count, full_graph=True)()
assert ids.tolist() == [FIRST - 1, FIRST, FIRST + 1, FIRST + 2]
assert paddle.jit.to_static(fill, full_graph=True)().tolist() == [FIRST - 1]
