"""`cumprod` of the same integers has the right gradient."""

import paddle

x = paddle.to_tensor([2, 0, 3], stop_gradient=False)
paddle.cumprod(x, dim=0)[-1].backward()
assert x.grad.tolist() == [0, 6, 0]
