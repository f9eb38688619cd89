"""A `jit` function draws once in PyNative mode, a plain function in every call."""

import mindspore as ms
import numpy as np

ms.set_context(mode=ms.PYNATIVE_MODE)


def jitter(x):
    """Add noise to a sample."""
    return x + ms.Tensor(np.random.randn(3).astype(np.float32))


def draws(function):
    """Count different results of four calls."""
    sample = ms.Tensor([1.0, 2.0, 3.0], ms.float32)
    return len({tuple(function(sample).asnumpy().tolist()) for _ in range(4)})


assert draws(jitter) == 4
assert draws(ms.jit(jitter)) == 1
