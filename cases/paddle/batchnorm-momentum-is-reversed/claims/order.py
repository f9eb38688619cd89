"""The second argument is the momentum, the third epsilon: PyTorch's `BatchNorm2d(64, 1e-5, 0.1)` gives the layer a momentum of 1e-5."""

import numpy as np
import paddle
from paddle import nn

norm = nn.BatchNorm1D(1, 1e-5, 0.1)
norm.train()
output = norm(paddle.to_tensor(np.array([[9.0], [11.0]], np.float32)))
assert np.allclose(norm._mean.numpy(), 10 * (1 - 1e-5), atol=1e-6)
assert np.allclose(output.numpy(), [[-(1.1**-0.5)], [1.1**-0.5]], atol=1e-4)
for kind in (nn.BatchNorm1D, nn.BatchNorm2D, nn.BatchNorm3D):
    assert kind(4, 1e-5)._momentum == 1e-5
