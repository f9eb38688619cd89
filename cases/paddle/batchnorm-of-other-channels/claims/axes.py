"""An input of two axes has a message of its own."""

import paddle

try:
    paddle.nn.BatchNorm2D(3)(paddle.rand([4, 3]))
except ValueError as error:
    assert str(error) == "expected 4D input (got 2D input)"
else:
    raise AssertionError("nothing was raised")
