"""`nn.Dropout1d`, `nn.Dropout2d`, `nn.Dropout3d`, `ops.dropout` take the part that is dropped as their first number."""

import mindspore as ms
import numpy as np
from mindspore import nn, ops

ms.set_seed(0)
ones = np.ones([1, 3000, 2, 2, 2], np.float32)
outputs = [
    nn.Dropout1d(0.1).set_train()(ms.Tensor(ones[..., 0, 0])),
    nn.Dropout2d(0.1).set_train()(ms.Tensor(ones[..., 0])),
    nn.Dropout3d(0.1).set_train()(ms.Tensor(ones)),
    ops.dropout(ms.Tensor(ones), 0.1),
]
for y in outputs:
    assert abs((y.asnumpy() == 0).mean() - 0.1) < 0.03
