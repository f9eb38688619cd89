# releases: >=2.7
"""In PyNative mode the gradient is zero where NumPy's scalar stands first, also a `np.float64`."""

import mindspore as ms
import numpy as np

ms.set_context(mode=ms.PYNATIVE_MODE)


def gradient(scale):
    """The derivative of the sum of scale * x."""
    slope = ms.grad(lambda x: (scale * (x + 0)).sum())(ms.Tensor([1.0, 2.0], ms.float32))
    return slope.asnumpy().tolist()


assert gradient(0.5) == [0.5, 0.5]
assert gradient(np.float32(0.5)) == [0.0, 0.0]
assert gradient(np.float64(0.5)) == [0.0, 0.0]
