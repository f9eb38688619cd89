"""A comparison with a reference that does not hold: how wrong results show."""

import numpy as np
import paddle
from paddle import nn

result = nn.functional.softmax(paddle.to_tensor([1.0, 2.0, 3.0]))
np.testing.assert_allclose(result.numpy(), np.full(3, 1 / 3))
