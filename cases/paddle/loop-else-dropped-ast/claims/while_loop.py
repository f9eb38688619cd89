"""The AST transformer drops the `else` of a `while` loop as well."""

import paddle


def counted(x):
    """Count to three, then add ten."""
    i = 0
    while i < 3:
        i += 1
    else:
        x = x + 10
    return x


assert counted(paddle.zeros([1])).item() == 10.0
assert paddle.jit.to_static(counted, full_graph=True)(paddle.zeros([1])).item() == 0.0
