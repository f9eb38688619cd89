"""Initialise a layer with set_value, which changes what a parameter holds and no graph."""

import paddle
from paddle import nn

paddle.seed(0)
layer = nn.Linear(3, 3)
layer.weight.set_value(paddle.eye(3))

x = paddle.randn([2, 3])
result = layer.weight.numpy()
assert paddle.allclose(layer(x), x + layer.bias)
assert not layer.weight.stop_gradient
