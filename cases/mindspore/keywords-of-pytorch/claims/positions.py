"""By position, Dropout is given the probability to keep and Conv2d pad_mode after the stride; its default keeps the size of the image."""

import mindspore as ms
import numpy as np
from mindspore import nn

ms.set_seed(0)
image = ms.Tensor(np.ones((1, 3, 8, 8), np.float32))
dropout = nn.Dropout(0.1)
dropout.set_train()
zeros = (dropout(ms.Tensor(np.ones(10000, np.float32))).asnumpy() == 0).mean()
assert 0.85 < zeros < 0.95, zeros
try:
    nn.Conv2d(3, 4, 3, 1, 1)
except TypeError as error:
    assert "the type of 'pad_mode' should be 'str'" in str(error), error
else:
    raise AssertionError("nothing was raised")
assert nn.Conv2d(3, 4, 3)(image).shape == (1, 4, 8, 8)
assert nn.Conv2d(3, 4, 3, pad_mode="valid")(image).shape == (1, 4, 6, 6)
