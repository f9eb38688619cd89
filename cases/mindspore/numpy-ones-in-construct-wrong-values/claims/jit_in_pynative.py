"""A function under jit multiplies by wrong values in PyNative mode."""

import mindspore as ms
import numpy as np
from mindspore import ops

ms.set_context(mode=ms.PYNATIVE_MODE)


@ms.jit
def scale(x):
    """x times ones."""
    return x * ms.Tensor(np.ones(x.shape), dtype=ms.float32)


scaled = scale(ops.ones((2, 4), ms.float32)).asnumpy()
assert abs(scaled[0, 0] - 0.0078125) < 1e-6, scaled
