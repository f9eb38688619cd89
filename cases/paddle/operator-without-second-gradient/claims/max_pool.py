"""A max pooling says that its second gradient only supports avgpool."""

import paddle
from paddle import nn


def second(function, *shape):
    """Differentiate the gradient of a function once more."""
    x = paddle.rand(shape) + 0.1
    x.stop_gradient = False
    (slope,) = paddle.grad((function(x) ** 2).sum(), x, create_graph=True)
    (slope**2).sum().backward()
    return x.grad


try:
    second(nn.MaxPool2D(2), 2, 3, 8, 8)
except ValueError as error:
    assert "Pool op grad grad only supports avgpool." in str(error), error
else:
    raise AssertionError("nothing was raised")
