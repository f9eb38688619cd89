# releases: >=2.6
"""`p.stop_gradient = True` freezes a parameter; the others are trained."""

import paddle

layer = paddle.nn.Linear(2, 2)
layer.weight.stop_gradient = True
before = layer.weight.numpy().copy(), layer.bias.numpy().copy()
optimizer = paddle.optimizer.AdamW(0.1, parameters=layer.parameters(), weight_decay=0.1)
layer(paddle.ones([1, 2])).sum().backward()
optimizer.step()

assert (layer.weight.numpy() == before[0]).all()
assert (layer.bias.numpy() != before[1]).all()
