"""Under the AST transformer a value that a nested generator yields inside an `if` is lost."""

import paddle


def total(x, first=True):
    """Sum the entries of x."""

    def entries():
        if first:
            yield x[0]
        yield x[1]

    return sum(entries())


x = paddle.to_tensor([3.0, 4.0])
assert total(x).item() == 7.0
assert paddle.jit.to_static(total, full_graph=True)(x).item() == 4.0
