"""A function marked `not_to_static` loops no times when the AST transformer records its caller."""

import paddle


@paddle.jit.not_to_static
def sum_of_active(x, gains):
    """Sum the gains of the entries that are not zero."""
    active = paddle.nonzero(x)
    total = paddle.zeros([1])
    for row in range(active.shape[0]):
        total = total + gains[active[row, 0]]
    return total


def doubled(x, gains):
    """Twice the sum."""
    return sum_of_active(x, gains) * 2


signal, gains = paddle.to_tensor([0.0, 1.0, 1.0]), paddle.to_tensor([1.0, 2.0, 4.0])
assert doubled(signal, gains).item() == 12.0
assert paddle.jit.to_static(doubled, full_graph=True)(signal, gains).item() == 0.0
