"""With a mean over the map behind it nothing is raised: the network runs on a map of 7 x 7 instead of 4 x 4."""

import mindspore as ms
import numpy as np
from mindspore import nn

pool = nn.MaxPool2d(2)
x = pool(ms.Tensor(np.ones([1, 3, 8, 8], np.float32)))
assert x.shape == (1, 3, 7, 7)
assert nn.Dense(3, 2)(x.mean((2, 3))).shape == (1, 2)
