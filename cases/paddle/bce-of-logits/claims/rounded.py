"""A probability that rounding has carried above 1 is refused as `x_data[i]:1 >`; clipped to 0 to 1 it is taken."""

import numpy as np
import paddle
import paddle.nn.functional as F

above = paddle.to_tensor([np.nextafter(np.float32(1), np.float32(2))])
try:
    F.binary_cross_entropy(above, paddle.to_tensor([1.0]))
except ValueError as error:
    assert "but received x_data[i]:1 >" in str(error), error
else:
    raise AssertionError("it is taken")
assert F.binary_cross_entropy(paddle.clip(above, 0, 1), paddle.to_tensor([1.0])).item() == 0
