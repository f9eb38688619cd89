"""A hook that returns a gradient with fewer elements raises the same RuntimeErrors: behind a linear layer, and where the input is used twice."""

import paddle

x = paddle.ones([2])
x.stop_gradient = False
hidden = paddle.nn.functional.linear(x, paddle.ones([2, 3]))
hidden.register_hook(lambda gradient: gradient.sum())
try:
    hidden.sum().backward()
except RuntimeError as error:
    assert "Tensor's dimension is out of bound" in str(error), error
else:
    raise AssertionError("nothing was raised")

x = paddle.ones([2])
x.stop_gradient = False
once = x * 2
once.register_hook(lambda gradient: gradient.sum().reshape([1]))
try:
    (once.sum() + x.sum()).backward()
except RuntimeError as error:
    assert "The number of elements of source tensor and destination tensor should be equal" in str(error), error
else:
    raise AssertionError("nothing was raised")
