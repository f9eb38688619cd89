"""NaN has the message of values below 0, with `nan` for the number."""

import paddle
import paddle.nn.functional as F

try:
    F.binary_cross_entropy(paddle.to_tensor([float("nan")]), paddle.to_tensor([1.0]))
except ValueError as error:
    assert "input must be greater than  or equal to 0" in str(error)
    assert "x_data[i]:nan" in str(error)
else:
    raise AssertionError("NaN is taken")
