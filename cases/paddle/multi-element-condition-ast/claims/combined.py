# releases: >=3.0
"""Under the AST transformer the first element decides with `and`, `or`, `not`, `elif`, `bool`, a conditional expression and a matrix."""

import paddle


def both(x):
    if x > 1 and x < 9:
        x = x / 2
    return x


def either(x):
    if x > 1 or x < 0:
        x = x / 2
    return x


def negated(x):
    if not x <= 1:
        x = x / 2
    return x


def expression(x):
    return x / 2 if x > 1 else x


def later(x):
    if x > 100:
        x = x * 0
    elif x > 1:
        x = x / 2
    return x


def asked(x):
    if bool(x > 1):
        x = x / 2
    return x


matrix = paddle.jit.to_static(both, full_graph=True)(paddle.to_tensor([[4.0], [0.5]]))
assert matrix.tolist() == [[2.0], [0.25]]
for function in (both, either, negated, expression, later, asked):
    convert = paddle.jit.to_static(function, full_graph=True)
    assert convert(paddle.to_tensor([4.0, 0.5])).tolist() == [2.0, 0.25]
    assert convert(paddle.to_tensor([0.5, 4.0])).tolist() == [0.5, 4.0]
