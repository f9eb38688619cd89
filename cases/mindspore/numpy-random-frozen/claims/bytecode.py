# releases: >=2.10
"""In PyNative mode a `jit` function with `capture_mode="bytecode"` draws in every call."""

import random

import mindspore as ms
import numpy as np

ms.set_context(mode=ms.PYNATIVE_MODE)


@ms.jit(capture_mode="bytecode")
def jitter(x):
    """Add two random numbers to a sample."""
    noise = np.random.rand()
    shift = random.random()
    return x + noise + shift


sample = ms.Tensor([1.0, 2.0, 3.0], ms.float32)
assert len({tuple(jitter(sample).asnumpy().tolist()) for _ in range(4)}) == 4
