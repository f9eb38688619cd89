"""`nn.Dropout(0.0)` raises a ValueError about keep_prob; `nn.Dropout(p=0.0)` drops nothing."""

import mindspore as ms
import numpy as np
from mindspore import nn

try:
    nn.Dropout(0.0)
except ValueError as error:
    assert "keep_prob" in str(error), error
else:
    raise AssertionError("nothing was raised")
assert (nn.Dropout(p=0.0).set_train()(ms.Tensor(np.ones([9], np.float32))).asnumpy() == 1).all()
