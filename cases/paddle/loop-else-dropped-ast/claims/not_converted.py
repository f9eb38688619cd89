"""A function marked not_to_static keeps the `else` of its loop."""

import paddle


@paddle.jit.not_to_static
def width_for(sizes):
    """The first size above four, or ten."""
    for size in sizes:
        if size > 4:
            break
    else:
        size = 10
    return size


def widen(x, sizes):
    """Add the width."""
    return x + width_for(sizes)


widen = paddle.jit.to_static(widen, full_graph=True)
assert widen(paddle.zeros([1]), [1, 2, 3]).item() == 10.0
