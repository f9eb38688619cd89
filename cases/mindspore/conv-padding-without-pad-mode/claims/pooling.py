"""With `pad_mode="pad"` pooling layers take `padding`: the maximum leaves the padding out, the mean counts it as zeros."""

import mindspore as ms
import numpy as np
from mindspore import nn

x = ms.Tensor(-np.ones([1, 1, 4, 4], np.float32))
assert (nn.MaxPool2d(3, 2, pad_mode="pad", padding=1)(x).asnumpy() == -1).all()
mean = nn.AvgPool2d(3, 2, pad_mode="pad", padding=1)(x).asnumpy()[0, 0]
assert np.allclose(mean, [[-4 / 9, -6 / 9], [-6 / 9, -1]])
