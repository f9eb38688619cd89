"""With allow_unused=True the gradient of the slice is None."""

import paddle

points = paddle.rand([5, 2])
points.stop_gradient = False
u = paddle.nn.Linear(2, 1)(points).sum()
assert paddle.grad(u, points[:, 1:], allow_unused=True) == [None]
