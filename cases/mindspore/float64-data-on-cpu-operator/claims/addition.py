"""The tensor of a NumPy array is float64, that of a list float32; a sum of float32 and float64 is float64."""

import mindspore as ms
import numpy as np
from mindspore import nn, ops

x = ms.Tensor(np.ones(3))
assert x.dtype == ms.float64
assert ms.Tensor([1.0, 2.0]).dtype == ms.float32
assert nn.Dense(4, 2).weight.dtype == ms.float32
assert (ops.ones((3,), ms.float32) + x).dtype == ms.float64
