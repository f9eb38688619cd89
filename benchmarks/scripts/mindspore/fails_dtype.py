"""A dense layer given whole numbers."""

import numpy as np
from mindspore import Tensor, nn

nn.Dense(4, 2)(Tensor(np.ones((1, 4), np.int32))).asnumpy()
