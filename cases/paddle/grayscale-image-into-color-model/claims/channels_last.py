"""An image of shape [N, height, width, 3] has the message too, with its height as the channels."""

import paddle

try:
    paddle.nn.Conv2D(3, 8, 3)(paddle.rand([4, 28, 30, 3]))
except ValueError as error:
    assert "the input's channels is 28, the input's shape is [4, 28, 30, 3]" in str(error)
    assert "the filter's channels is 3" in str(error)
else:
    raise AssertionError("nothing was raised")
