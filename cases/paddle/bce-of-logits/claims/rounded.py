"""A probability that rounding has carried above 1 or below 0 is refused as `x_data[i]:1` or `x_data[i]:-1.19209e-07`; clipped to 0 to 1 it is taken."""

import numpy as np
import paddle
import paddle.nn.functional as F

above = np.nextafter(np.float32(1), np.float32(2))
for number, label, words in ((above, 1.0, "x_data[i]:1 >"), (1 - above, 0.0, "x_data[i]:-1.19209e-07 <")):
    number, label = paddle.to_tensor([number], dtype="float32"), paddle.to_tensor([label])
    try:
        F.binary_cross_entropy(number, label)
    except ValueError as error:
        assert f"but received {words}" in str(error), error
    else:
        raise AssertionError("it is taken")
    assert F.binary_cross_entropy(paddle.clip(number, 0, 1), label).item() == 0
