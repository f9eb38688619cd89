"""`to_tensor` of a single loss cuts the graph."""

import paddle

weight = paddle.ones([1])
weight.stop_gradient = False
loss = paddle.to_tensor((weight * 2).sum(), stop_gradient=False)
loss.backward()
assert loss.item() == 2.0
assert weight.grad is None
