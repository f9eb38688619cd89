# releases: >=2.0
"""In PyNative mode the product is a NumPy array where NumPy's scalar stands first."""

import mindspore as ms
import numpy as np

ms.set_context(mode=ms.PYNATIVE_MODE)

x = ms.Tensor([1.0, 2.0], ms.float32)
product = np.float32(0.5) * x
assert isinstance(product, np.ndarray) and not isinstance(product, ms.Tensor)
assert isinstance(0.5 * x, ms.Tensor)
