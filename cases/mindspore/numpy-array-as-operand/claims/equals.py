"""`x == array` raises nothing, and is the Python value False, even where all numbers are equal."""

import mindspore as ms
import numpy as np
from mindspore import Tensor, ops

ms.set_context(mode=ms.PYNATIVE_MODE, device_target="CPU", pynative_synchronize=True)
x = ops.ones((2, 3), ms.float32)
array = np.full(3, 2, np.float32)
assert (x * 2 == array) is False
assert (x * 2 == Tensor(array)).asnumpy().all()
