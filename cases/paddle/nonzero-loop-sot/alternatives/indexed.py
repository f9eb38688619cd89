"""Index with the rows instead of a loop over them."""

import paddle


def sum_of_active(x, gains):
    """Sum the gains of the entries that are not zero."""
    active = paddle.nonzero(x)
    return gains[active[:, 0]].sum()


sum_of_active = paddle.jit.to_static(sum_of_active, full_graph=False)
signal, gains = paddle.to_tensor([0.0, 1.0, 1.0]), paddle.to_tensor([1.0, 2.0, 4.0])
assert sum_of_active(paddle.zeros([3]), gains).item() == 0.0
result = sum_of_active(signal, gains)
assert result.item() == 6.0
