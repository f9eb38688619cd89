"""A list of floats is refused in other words: "In valid padding" for the padding, "must be list of int, but got float" for the stride, when the layer is called; [1, 1, 1], of integers and too long, has "In valid padding" as well."""

import paddle
from paddle import nn

images = paddle.rand([2, 3, 8, 8])
for arguments, words in (
    ({"padding": [1.0, 1.0]}, "In valid padding: [1.0, 1.0]"),
    ({"padding": [1, 1, 1]}, "In valid padding: [1, 1, 1]"),
    ({"stride": [2.0, 2.0]}, "conv2d(): argument (position 3) must be list of int, but got float at pos 0"),
):
    try:
        nn.Conv2D(3, 4, 3, **arguments)(images)
    except (ValueError, TypeError) as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
