"""The tensor of a NumPy array is float64, and an addition of float32 and float64 gives float64."""

import mindspore as ms
import numpy as np
from mindspore import nn, ops

x = ms.Tensor(np.ones(3))
assert x.dtype == ms.float64
assert nn.Dense(4, 2).weight.dtype == ms.float32
assert (ops.ones((3,), ms.float32) + x).dtype == ms.float64
