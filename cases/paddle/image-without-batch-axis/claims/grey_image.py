"""A grey image, whose axis of channels is missing too, has the words with "input's dimension is 2"; a batch of grey images `[batch, height, width]` has them with 3, and needs `unsqueeze(1)`."""

import paddle
from paddle import nn

layer = nn.Conv2D(1, 4, 3)
for shape, words in (([16, 16], "input's dimension is 2"), ([10, 16, 16], "input's dimension is 3")):
    try:
        layer(paddle.rand(shape))
    except ValueError as error:
        assert "The input of Op(Conv) should be a 4-D or 5-D Tensor" in str(error) and words in str(error), error
    else:
        raise AssertionError("nothing was raised")
assert list(layer(paddle.rand([10, 16, 16]).unsqueeze(1)).shape) == [10, 4, 14, 14]
