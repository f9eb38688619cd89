"""MaxPool2D says "the input of Op(pool) should be 4-D or 5-D Tensor", BatchNorm2D "expected 4D input (got 3D input)", Conv2DTranspose and Conv1D "Input x should be 4D tensor" and "3D tensor"."""

import paddle
from paddle import nn

image = paddle.rand([3, 16, 16])
for layer, x, words in (
    (nn.MaxPool2D(2), image, "the input of Op(pool) should be 4-D or 5-D Tensor"),
    (nn.BatchNorm2D(3), image, "expected 4D input (got 3D input)"),
    (nn.Conv2DTranspose(3, 4, 3), image, "Input x should be 4D tensor, but received x with the shape of"),
    (nn.Conv1D(3, 4, 3), paddle.rand([3, 16]), "Input x should be 3D tensor, but received x with the shape of"),
):
    try:
        layer(x)
    except ValueError as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
