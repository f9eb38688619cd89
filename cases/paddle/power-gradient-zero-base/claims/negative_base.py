"""The gradient by the exponent is NaN where the base is negative."""

import math

import paddle

p = paddle.to_tensor([3.0], stop_gradient=False)
(paddle.to_tensor([-2.0]) ** p).sum().backward()
assert math.isnan(p.grad.item())
