"""A product of matrices that do not fit."""

import numpy as np
from mindspore import Tensor, ops

ops.matmul(Tensor(np.ones((2, 3), np.float32)), Tensor(np.ones((4, 2), np.float32))).asnumpy()
