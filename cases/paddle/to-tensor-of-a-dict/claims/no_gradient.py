"""The gradient of a tensor is None before backward, and where stop_gradient is true: to_tensor of it names NoneType."""

import paddle

x = paddle.ones([2])
weight = paddle.create_parameter([2], "float32")
assert weight.grad is None
(x * weight).sum().backward()
assert weight.grad is not None and x.grad is None
try:
    paddle.to_tensor(x.grad)
except TypeError as error:
    assert "<class 'NoneType'>" in str(error), error
else:
    raise RuntimeError("nothing was raised")
