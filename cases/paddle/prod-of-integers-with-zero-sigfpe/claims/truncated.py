"""Without a zero the gradient of a factor is right for 1 and -1 and 0 for others; `cumprod` has the right one."""

import paddle

values = [2, 1, -1, 3]
x = paddle.to_tensor(values, stop_gradient=False)
paddle.prod(x).backward()
assert x.grad.tolist() == [0, -6, 6, 0]
y = paddle.to_tensor(values, stop_gradient=False)
paddle.cumprod(y, dim=0)[-1].backward()
assert y.grad.tolist() == [-3, -6, 6, -2]
