"""Without `padding` the mode "same" gives the same shape, but with stride 2 other values: it pads the other side."""

import mindspore as ms
import numpy as np
from mindspore import nn

x = ms.Tensor(np.ones([1, 1, 4, 4], np.float32))
same = nn.Conv2d(1, 1, 3, stride=2, weight_init="ones")
pad = nn.Conv2d(1, 1, 3, stride=2, pad_mode="pad", padding=1, weight_init="ones")
assert same(x)[0, 0].asnumpy().tolist() == [[9, 6], [6, 4]]
assert pad(x)[0, 0].asnumpy().tolist() == [[4, 6], [6, 9]]

same = nn.Conv2d(1, 1, 3, weight_init="ones")
pad = nn.Conv2d(1, 1, 3, pad_mode="pad", padding=1, weight_init="ones")
assert (same(x) == pad(x)).all()
