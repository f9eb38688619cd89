"""Under the AST transformer `random.random()` gives the same number in every call."""

import random

import paddle


def noisy(x):
    """Add a random number."""
    return x + random.random()


noisy = paddle.jit.to_static(noisy, full_graph=True)
assert len({noisy(paddle.zeros([1])).item() for _ in range(5)}) == 1
