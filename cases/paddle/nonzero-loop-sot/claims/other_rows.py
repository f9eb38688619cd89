"""A loop over the rows of a boolean selection, of `masked_select` and of `unique` raises the empty AssertionError as well."""

import paddle


def selected(x):
    """A boolean index."""
    rows, total = x[x > 0], paddle.zeros([1])
    for i in range(rows.shape[0]):
        total = total + rows[i]
    return total


def chosen(x):
    """The function for it."""
    rows, total = paddle.masked_select(x, x > 0), paddle.zeros([1])
    for i in range(rows.shape[0]):
        total = total + rows[i]
    return total


def distinct(x):
    """The values without repetition."""
    rows, total = paddle.unique(x), paddle.zeros([1])
    for i in range(rows.shape[0]):
        total = total + rows[i]
    return total


x = paddle.to_tensor([0.0, 1.0, 1.0])
for function in (selected, chosen, distinct):
    try:
        paddle.jit.to_static(function, full_graph=False)(x)
    except AssertionError as error:
        assert not str(error)
    else:
        raise RuntimeError("nothing was raised")
