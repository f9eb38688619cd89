"""Labels of the same rank and another shape raise "shall have the same shape"."""

import paddle
import paddle.nn.functional as F

try:
    F.binary_cross_entropy(paddle.full([8, 1], 0.5), paddle.zeros([4, 2]))
except ValueError as error:
    assert "Input(X) and Input(Label) shall have the same shape" in str(error)
else:
    raise AssertionError("[8, 1] and [4, 2] go together")
