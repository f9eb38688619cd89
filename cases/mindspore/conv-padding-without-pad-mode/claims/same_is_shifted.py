"""The mode "same" gives a kernel of 3 the shape of `padding=1`, but with stride 2 on an even size it pads the other side, and the values differ."""

import mindspore as ms
import numpy as np
from mindspore import nn

x = ms.Tensor(np.ones([1, 1, 4, 4], np.float32))
same = nn.Conv2d(1, 1, 3, stride=2, weight_init="ones")
pad = nn.Conv2d(1, 1, 3, stride=2, pad_mode="pad", padding=1, weight_init="ones")
assert same(x)[0, 0].asnumpy().tolist() == [[9, 6], [6, 4]]
assert pad(x)[0, 0].asnumpy().tolist() == [[4, 6], [6, 9]]

odd = ms.Tensor(np.ones([1, 1, 5, 5], np.float32))
assert (same(odd) == pad(odd)).all()

same = nn.Conv2d(1, 1, 3, weight_init="ones")
pad = nn.Conv2d(1, 1, 3, pad_mode="pad", padding=1, weight_init="ones")
assert (same(x) == pad(x)).all()
