"""The running mean becomes `momentum * running + (1 - momentum) * batch`, and the default is 0.9."""

import numpy as np
import paddle
from paddle import nn

for momentum in (0.9, 0.1, 0.5):
    for norm in (nn.BatchNorm1D(1, momentum=momentum), nn.BatchNorm(1, momentum=momentum)):
        norm.train()
        norm(paddle.to_tensor(np.array([[9.0], [11.0]], np.float32)))
        assert np.allclose(norm._mean.numpy(), 10 * (1 - momentum))
norm = nn.BatchNorm1D(1)
norm(paddle.to_tensor(np.array([[9.0], [11.0]], np.float32)))
assert np.allclose(norm._mean.numpy(), 1.0)
