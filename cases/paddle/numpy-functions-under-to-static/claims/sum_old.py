# releases: >=2.6,<3.0
"""On 2.6 np.sum and np.mean have the message as well."""

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
for layer in (Total(), Centre()):
    try:
        paddle.jit.to_static(layer, full_graph=True)(x)
    except TypeError as error:
        assert "please use Paddle API to replace it." in str(error), error
    else:
        raise AssertionError("nothing was raised")
