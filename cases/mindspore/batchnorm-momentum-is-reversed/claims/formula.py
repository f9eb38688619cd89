"""The moving mean becomes `momentum * moving + (1 - momentum) * batch`, and the default is 0.9."""

import mindspore as ms
import numpy as np
from mindspore import nn

x = ms.Tensor(np.array([[9.0], [11.0]], np.float32))
for momentum in (0.9, 0.1, 0.5):
    norm = nn.BatchNorm1d(1, momentum=momentum)
    norm.set_train()
    norm(x)
    assert np.allclose(norm.moving_mean.asnumpy(), 10 * (1 - momentum))
norm = nn.BatchNorm1d(1)
norm.set_train()
norm(x)
assert np.allclose(norm.moving_mean.asnumpy(), 1.0)
