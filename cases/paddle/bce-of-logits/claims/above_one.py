"""An input above 1 raises "input must be less than or equal to 1"."""

import paddle
import paddle.nn.functional as F

try:
    F.binary_cross_entropy(paddle.to_tensor([2.0]), paddle.to_tensor([1.0]))
except ValueError as error:
    assert "Illegal input, input must be less than or equal to 1" in str(error)
else:
    raise AssertionError("an input of 2 is taken")
