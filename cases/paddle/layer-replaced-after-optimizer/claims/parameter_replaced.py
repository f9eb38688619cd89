"""A parameter that is replaced in its layer is not trained either; `set_value` keeps the parameter, and it is."""

import paddle
from paddle import nn

paddle.seed(0)
for replace in (True, False):
    layer = nn.Linear(2, 1)
    optimizer = paddle.optimizer.SGD(0.1, parameters=layer.parameters())
    if replace:
        layer.weight = layer.create_parameter([2, 1])
    else:
        layer.weight.set_value(paddle.ones([2, 1]))
    before = layer.weight.clone()
    layer(paddle.ones([3, 2])).sum().backward()
    optimizer.step()
    assert paddle.equal_all(before, layer.weight).item() == replace
