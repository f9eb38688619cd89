"""Under SOT a draw on a line of its own is fresh in every call."""

import numpy as np
import paddle


def noisy(x):
    """Draw, then add."""
    noise = float(np.random.rand())
    return x + noise


noisy = paddle.jit.to_static(noisy, full_graph=False)
assert len({noisy(paddle.zeros([1])).item() for _ in range(5)}) == 5
