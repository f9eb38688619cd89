# releases: >=3.0
"""Under the AST transformer the first element decides in a condition with `and`, `or`, `not` or a conditional expression."""

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


for function in (both, either, negated, expression):
    convert = paddle.jit.to_static(function, full_graph=True)
    assert convert(paddle.to_tensor([4.0, 0.5])).tolist() == [2.0, 0.25]
    assert convert(paddle.to_tensor([0.5, 4.0])).tolist() == [0.5, 4.0]
