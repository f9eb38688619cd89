"""Without a keyword the number is `keep_prob`, the part that is kept; what is kept is scaled by its inverse."""

import mindspore as ms
import numpy as np
from mindspore import nn, ops

ms.set_seed(0)
ones = ops.ones((5000,))
for layer, kept, scale in (
    (nn.Dropout(0.1), 0.1, 10.0),
    (nn.Dropout(keep_prob=0.1), 0.1, 10.0),
    (nn.Dropout(0.9), 0.9, 1 / 0.9),
    (nn.Dropout(p=0.1), 0.9, 1 / 0.9),
):
    y = layer.set_train()(ones).asnumpy()
    assert abs((layer.set_train()(ops.ones((1000,))).asnumpy() == 0).sum() - 1000 * (1 - kept)) < 60
    assert abs((y != 0).mean() - kept) < 0.03
    assert np.allclose(y[y != 0], scale)
