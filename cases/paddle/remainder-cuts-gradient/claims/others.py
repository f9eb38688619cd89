"""A second parameter of the same loss gets its gradient; that of the remainder stays None."""

import paddle

angle = paddle.to_tensor([370.0], stop_gradient=False)
scale = paddle.to_tensor([2.0], stop_gradient=False)
((angle % 360.0) * scale).sum().backward()
assert angle.grad is None
assert scale.grad.item() == 10.0
