# releases: >=3.3
"""Since 3.3 np.sum and np.mean are converted, and right."""

import numpy as np
import paddle
from paddle import nn


class Total(nn.Layer):
    def forward(self, x):
        return x / np.sum(x.numpy())


class Centre(nn.Layer):
    def forward(self, x):
        return x / np.mean(x.numpy())


x = paddle.to_tensor([[1.0, 2.0], [5.0, 4.0]])
assert np.allclose(paddle.jit.to_static(Total(), full_graph=True)(x).numpy(), x.numpy() / 12)
assert np.allclose(paddle.jit.to_static(Centre(), full_graph=True)(x).numpy(), x.numpy() / 3)
