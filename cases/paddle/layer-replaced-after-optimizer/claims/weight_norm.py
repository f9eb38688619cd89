"""weight_norm after the optimizer was made puts two new parameters into the layer, and they are not trained; before it they are."""

import paddle
from paddle import nn

for is_late in (True, False):
    layer = nn.Linear(2, 1)
    if not is_late:
        nn.utils.weight_norm(layer)
    optimizer = paddle.optimizer.SGD(0.1, parameters=layer.parameters())
    if is_late:
        nn.utils.weight_norm(layer)
    new = [layer.weight_g, layer.weight_v]
    assert {id(p) for p in new} < {id(p) for p in layer.parameters()}
    before = layer.weight_g.clone()
    layer(paddle.to_tensor([[1.0, 2.0]])).sum().backward()
    assert float(layer.weight_g.grad.abs().sum()) > 0
    optimizer.step()
    assert paddle.equal_all(before, layer.weight_g).item() == is_late
