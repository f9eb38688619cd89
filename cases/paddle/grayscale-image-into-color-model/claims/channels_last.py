"""Images of shape [N, height, width, 3] have the message too, with their height as the channels; transposed they pass."""

import paddle

images = paddle.rand([4, 28, 30, 3])
layer = paddle.nn.Conv2D(3, 8, 3)
try:
    layer(images)
except ValueError as error:
    assert "the input's channels is 28, the input's shape is [4, 28, 30, 3]" in str(error)
    assert "the filter's channels is 3" in str(error)
else:
    raise AssertionError("nothing was raised")
assert layer(images.transpose([0, 3, 1, 2])).shape == [4, 8, 26, 28]
