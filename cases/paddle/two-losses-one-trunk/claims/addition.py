"""Two losses that share an addition have the message, with another operator."""

import paddle

x = paddle.ones([3])
x.stop_gradient = False
shared = x + 1
shared.sum().backward()
try:
    (shared * 2).sum().backward()
except SystemError as error:
    assert "The TensorWrappers of ScaleGradNode do not exist" in str(error)
else:
    raise AssertionError("nothing was raised")
