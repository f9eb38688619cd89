"""With the AST transformer `x ** 35` loses the last digits, and `paddle.pow(x, 35)` is exact."""

import paddle


def operator(x):
    """The power by the operator."""
    return x**35


def function(x):
    """The power by the function."""
    return paddle.pow(x, 35)


three = paddle.full([1], 3, "int64")
assert int(paddle.jit.to_static(operator, full_graph=True)(three).item()) == 3**35 - 3
assert int(paddle.jit.to_static(function, full_graph=True)(three).item()) == 3**35
