"""A tensor that the result does not depend on has the same message, with its number among the inputs."""

import paddle

x, t = paddle.rand([3]), paddle.rand([3])
x.stop_gradient = t.stop_gradient = False
try:
    paddle.grad((x**2).sum(), [x, t])
except ValueError as error:
    assert "The 1-th input does not appear in the backward graph" in str(error)
else:
    raise AssertionError("nothing was raised")
