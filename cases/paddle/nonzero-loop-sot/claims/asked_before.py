"""An `if` on the number of rows before the loop breaks the graph, and the loop passes; so does a `print` of the shape."""

import paddle


def sum_of_active(x, gains):
    """Sum the gains of the entries that are not zero."""
    active = paddle.nonzero(x)
    total = paddle.zeros([1])
    if active.shape[0] == 0:
        return total
    for row in range(active.shape[0]):
        total = total + gains[active[row, 0]]
    return total


sum_of_active = paddle.jit.to_static(sum_of_active, full_graph=False)
gains = paddle.to_tensor([1.0, 2.0, 4.0])
assert sum_of_active(paddle.to_tensor([0.0, 1.0, 1.0]), gains).item() == 6.0
assert sum_of_active(paddle.zeros([3]), gains).item() == 0.0


def printed(x, gains):
    """Sum the gains of the entries that are not zero."""
    active = paddle.nonzero(x)
    total = paddle.zeros([1])
    print(active.shape)
    for row in range(active.shape[0]):
        total = total + gains[active[row, 0]]
    return total


printed = paddle.jit.to_static(printed, full_graph=False)
assert printed(paddle.to_tensor([0.0, 1.0, 1.0]), gains).item() == 6.0
