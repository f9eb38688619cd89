"""A cell called with too few arguments."""

import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x, y):
        return x + y


Net()(Tensor(np.ones(2, np.float32)))
