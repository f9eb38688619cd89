"""A clone and a reshaped tensor are refused like the slice."""

import paddle

points = paddle.rand([5, 2])
points.stop_gradient = False
u = paddle.nn.Linear(2, 1)(points).sum()
for other in (points.clone(), points.reshape([-1]), points[0]):
    try:
        paddle.grad(u, other, retain_graph=True)
    except ValueError as error:
        assert "does not appear in the backward graph" in str(error)
    else:
        raise AssertionError("nothing was raised")
