# releases: ==2.6.2
"""The gradient by the exponent is NaN for `paddle.pow` and for `0.0 ** p` too."""

import math

import paddle

p = paddle.to_tensor([3.0], stop_gradient=False)
paddle.pow(paddle.to_tensor([0.0, 2.0]), p).sum().backward()
assert math.isnan(p.grad.item())
p.clear_grad()
(0.0**p).sum().backward()
assert math.isnan(p.grad.item())
