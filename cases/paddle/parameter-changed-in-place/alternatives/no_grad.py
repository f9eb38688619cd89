"""Initialise a layer by writing into its weight while no gradients are recorded."""

import paddle
from paddle import nn

paddle.seed(0)
layer = nn.Linear(3, 3)
with paddle.no_grad():
    layer.weight[:] = paddle.eye(3)

x = paddle.randn([2, 3])
result = layer.weight.numpy()
assert paddle.allclose(layer(x), x + layer.bias)
assert not layer.weight.stop_gradient
