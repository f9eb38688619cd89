# releases: >=3.3.1
"""The gradient by a positive exponent at a base of 0 is 0."""

import paddle

p = paddle.to_tensor([3.0, 0.5], stop_gradient=False)
(paddle.zeros([2]) ** p).sum().backward()
assert p.grad.tolist() == [0.0, 0.0]
