"""The AssertionError without a text comes from a function marked `not_to_static` as well."""

import paddle


def sum_of_active(x, gains):
    """Sum the gains of the entries that are not zero."""
    active = paddle.nonzero(x)
    total = paddle.zeros([1])
    for row in range(active.shape[0]):
        total = total + gains[active[row, 0]]
    return total


sum_of_active = paddle.jit.not_to_static(sum_of_active)


def doubled(x, gains):
    """Twice the sum."""
    return sum_of_active(x, gains) * 2


doubled = paddle.jit.to_static(doubled, full_graph=False)
try:
    doubled(paddle.to_tensor([0.0, 1.0, 1.0]), paddle.to_tensor([1.0, 2.0, 4.0]))
except AssertionError as error:
    assert not str(error)
else:
    raise AssertionError("nothing was raised")
