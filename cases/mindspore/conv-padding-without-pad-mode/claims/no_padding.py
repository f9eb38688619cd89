"""`nn.Conv2d(3, 8, 3)` keeps the size of an image and has no bias; with `pad_mode="valid"` it shrinks by 2."""

import mindspore as ms
import numpy as np
from mindspore import nn

x = ms.Tensor(np.ones([1, 3, 8, 8], np.float32))
conv = nn.Conv2d(3, 8, 3)
assert conv(x).shape == (1, 8, 8, 8)
assert not conv.has_bias
assert nn.Conv2d(3, 8, 3, pad_mode="valid")(x).shape == (1, 8, 6, 6)
