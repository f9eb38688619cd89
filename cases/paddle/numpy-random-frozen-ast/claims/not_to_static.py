"""A function marked `not_to_static` that draws with NumPy gives the same number in every call under the AST transformer."""

import numpy as np
import paddle


@paddle.jit.not_to_static
def draw():
    """One number."""
    return float(np.random.rand())


def noisy(x):
    """Add it."""
    return x + draw()


assert len({noisy(paddle.zeros([1])).item() for _ in range(5)}) == 5
noisy = paddle.jit.to_static(noisy, full_graph=True)
assert len({noisy(paddle.zeros([1])).item() for _ in range(5)}) == 1
