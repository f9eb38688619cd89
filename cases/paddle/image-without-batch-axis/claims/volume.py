"""Conv3D of a volume without the axis says "The input's dimension and filter's dimension of Op(Conv) should be equal."."""

import paddle
from paddle import nn

try:
    nn.Conv3D(1, 2, 3)(paddle.rand([1, 8, 8, 8]))
except ValueError as error:
    assert "The input's dimension and filter's dimension of Op(Conv) should be equal." in str(error), error
else:
    raise AssertionError("nothing was raised")
