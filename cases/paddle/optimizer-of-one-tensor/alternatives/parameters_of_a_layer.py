"""parameters() of a layer trains its weight and its bias."""

import paddle

paddle.seed(0)
layer = paddle.nn.Linear(2, 1)
optimizer = paddle.optimizer.SGD(0.1, parameters=layer.parameters())
before = layer.weight.numpy().copy(), layer.bias.numpy().copy()
(layer(paddle.ones([1, 2])) - 5).square().sum().backward()
optimizer.step()
assert (layer.weight.numpy() != before[0]).all()
assert (layer.bias.numpy() != before[1]).all()
