# releases: >=3.3
"""Under the AST transformer `log`, `matmul`, `sum` and `concat` drop `out=` as well; what they return is right."""

import paddle


def check(function, shape, expected):
    """Call it with a buffer of hundreds; the buffer stays and the result is right."""
    buffer = paddle.full(shape, 100.0)
    convert = paddle.jit.to_static(function, full_graph=True)
    returned, read = convert(paddle.ones([2, 2]), buffer)
    assert (read == 100.0).all() and (buffer == 100.0).all()
    assert (returned == expected).all()


def log(x, buffer):
    returned = paddle.log(x, out=buffer)
    return returned, buffer * 1


def matmul(x, buffer):
    returned = paddle.matmul(x, x, out=buffer)
    return returned, buffer * 1


def total(x, buffer):
    returned = paddle.sum(x, out=buffer)
    return returned, buffer * 1


def concat(x, buffer):
    returned = paddle.concat([x, x], out=buffer)
    return returned, buffer * 1


check(log, [2, 2], 0.0)
check(matmul, [2, 2], 2.0)
check(total, [], 4.0)
check(concat, [4, 2], 1.0)
