"""set_state_dict and to(dtype=...) change the parameters that the optimizer holds: they are trained."""

import paddle
from paddle import nn

for change in (
    lambda layer: layer.set_state_dict(nn.Linear(2, 1).state_dict()),
    lambda layer: layer.to(dtype="float64"),
):
    layer = nn.Linear(2, 1)
    optimizer = paddle.optimizer.SGD(0.1, parameters=layer.parameters())
    change(layer)
    before = layer.weight.clone()
    layer(paddle.ones([3, 2], layer.weight.dtype)).sum().backward()
    optimizer.step()
    assert not paddle.equal_all(before, layer.weight).item()
