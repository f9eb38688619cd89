"""Loop over the rows themselves instead of over their number."""

import paddle


def sum_of_active(x, gains):
    """Sum the gains of the entries that are not zero."""
    active = paddle.nonzero(x)
    total = paddle.zeros([1])
    for row in active:
        total = total + gains[row[0]]
    return total


sum_of_active = paddle.jit.to_static(sum_of_active, full_graph=False)
signal, gains = paddle.to_tensor([0.0, 1.0, 1.0]), paddle.to_tensor([1.0, 2.0, 4.0])
result = sum_of_active(signal, gains)
assert result.item() == 6.0
