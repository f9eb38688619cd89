"""`clip(0, 1)` of a 0 lets the NaN through from 3.1 on, and stops it before."""

import paddle

release = tuple(int(part) for part in paddle.__version__.split(".")[:2])
x = paddle.to_tensor([0.0, 0.5], stop_gradient=False)
paddle.prod(x.clip(0.0, 1.0)).backward()
assert x.grad.isnan().tolist() == [release >= (3, 1), False]
