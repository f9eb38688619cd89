# releases: >=3.0
"""Under the AST transformer the first of two elements decides."""

import paddle


def clipped(gradient):
    """Halve the gradient where it is too large."""
    if gradient > 1:
        gradient = gradient / 2
    return gradient


clipped = paddle.jit.to_static(clipped, full_graph=True)
assert clipped(paddle.to_tensor([4.0, 0.5])).tolist() == [2.0, 0.25]
assert clipped(paddle.to_tensor([0.5, 4.0])).tolist() == [0.5, 4.0]
