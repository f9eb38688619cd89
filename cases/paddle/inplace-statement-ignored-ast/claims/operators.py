"""Under the AST transformer `h += x` and `h[0] = 9` take effect; `h.zero_()` and `h.fill_(1)` raise an AttributeError."""

import paddle


def operators(x):
    """Change the tensor by two statements of Python."""
    h = x * 1.0
    h += x
    h[0] = 9.0
    return h


def zero(x):
    """Clear it."""
    h = x * 1.0
    h.zero_()
    return h


def fill(x):
    """Fill it."""
    h = x * 1.0
    h.fill_(1.0)
    return h


x = paddle.to_tensor([1.0, 2.0])
assert paddle.jit.to_static(operators, full_graph=True)(x).tolist() == [9.0, 4.0]
for function in (zero, fill):
    try:
        paddle.jit.to_static(function, full_graph=True)(x)
    except AttributeError as error:
        assert "has no attribute" in str(error)
    else:
        raise AssertionError("nothing was raised")
