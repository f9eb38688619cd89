"""An index below -n drops updates too."""

import numpy as np

import mindspore as ms
from mindspore import ops

empty, ones = ops.zeros((3, 3), ms.float32), ops.ones((3, 1), ms.float32)
arrived = ops.tensor_scatter_elements(empty, ms.Tensor(np.array([[0], [-4], [1]])), ones, 1)
assert arrived.asnumpy().sum() == 1.0
