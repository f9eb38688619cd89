# releases: >=3.3.1
"""`add_` and `stop_gradient = False` on the result of `astype` reach the caller's tensor; `+=` does not."""

import paddle

x = paddle.to_tensor([1.0, 2.0])
y = x.astype("float32")
y += 1.0
assert x.tolist() == [1.0, 2.0]

y = x.astype("float32")
y.add_(paddle.ones([2]))
assert x.tolist() == [2.0, 3.0]
y.stop_gradient = False
assert not x.stop_gradient
