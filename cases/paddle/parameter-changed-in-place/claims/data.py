# releases: >=2.6,<3.0
"""A write into `.data` is refused alike; a new tensor for `.data` makes the parameter one that stops gradients."""

import paddle

layer = paddle.nn.Linear(3, 3)
try:
    layer.weight.data[:] = paddle.eye(3)
except ValueError as error:
    assert "can't use inplace strategy" in str(error)
else:
    raise AssertionError("nothing was raised")
assert not layer.weight.stop_gradient
layer.weight.data = paddle.eye(3)
assert layer.weight.stop_gradient
layer(paddle.ones([2, 3])).sum().backward()
assert layer.weight.grad is None and layer.bias.grad is not None
