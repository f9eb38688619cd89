"""With the array on the left, `array - x`, NumPy computes, and the result is an array."""

import mindspore as ms
import numpy as np
from mindspore import Tensor, ops

ms.set_context(mode=ms.PYNATIVE_MODE, device_target="CPU", pynative_synchronize=True)
x = ops.ones((2, 3), ms.float32)
array = np.full(3, 2, np.float32)
result = array - x
assert isinstance(result, np.ndarray) and result.shape == (2, 3)
assert (result == 1).all()
