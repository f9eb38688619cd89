"""Initialise a layer with an initializer, which takes an array in float64 too."""

import numpy as np
import paddle
from paddle import nn

paddle.seed(0)
layer = nn.Linear(3, 3)
nn.initializer.Assign(np.eye(3))(layer.weight)

x = paddle.randn([2, 3])
result = layer.weight.numpy()
assert paddle.allclose(layer(x), x + layer.bias)
assert not layer.weight.stop_gradient
