"""The operator `ops.Dropout(0.1)` keeps a tenth as well, and its keyword is `keep_prob`."""

import mindspore as ms
import numpy as np
from mindspore import ops

ms.set_seed(0)
ones = ms.Tensor(np.ones([5000], np.float32))
for operator in (ops.Dropout(0.1), ops.Dropout(keep_prob=0.1)):
    y, _ = operator(ones)
    assert abs((y.asnumpy() != 0).mean() - 0.1) < 0.03
