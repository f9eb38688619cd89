"""stop_gradient that is set after the model was called changes nothing: grad stays None."""

import paddle

layer = paddle.nn.Linear(2, 1)
sample = paddle.ones([1, 2])
output = layer(sample).sum()
sample.stop_gradient = False
output.backward()
assert sample.grad is None
assert layer.weight.grad is not None
