"""A number, a NumPy scalar of float64 and a list of numbers are right operands."""

import mindspore as ms
import numpy as np
from mindspore import Tensor, ops

ms.set_context(mode=ms.PYNATIVE_MODE, device_target="CPU", pynative_synchronize=True)
x = ops.ones((2, 3), ms.float32)
array = np.full(3, 2, np.float32)
for other in (0.5, np.float64(0.5), [0.5, 0.5, 0.5], Tensor(np.full(3, 0.5, np.float32))):
    assert (x - other).asnumpy().tolist() == [[0.5] * 3] * 2
