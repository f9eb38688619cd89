"""A result that needs a gradient and is made once, before the loop, does the same."""

import paddle

data = paddle.ones([4, 2])
data.stop_gradient = False
targets = data.square()
weight = paddle.create_parameter([2], "float32")
(targets * weight).sum().backward()
try:
    (targets * weight).sum().backward()
except SystemError as error:
    assert "The TensorWrappers of" in str(error)
else:
    raise AssertionError("nothing was raised")
