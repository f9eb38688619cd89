"""`to_static` without `full_graph` is SOT: a number drawn on a line of its own is fresh in each call."""

import numpy as np
import paddle


def noisy(x):
    """Draw, then add."""
    noise = float(np.random.rand())
    return x + noise


noisy = paddle.jit.to_static(noisy)
assert len({noisy(paddle.zeros([1])).item() for _ in range(5)}) == 5
