"""A comparison with a reference that does not hold: how wrong results show."""

import numpy as np
from mindspore import Tensor, ops

result = ops.softmax(Tensor(np.array([1.0, 2.0, 3.0], np.float32)))
np.testing.assert_allclose(result.asnumpy(), np.full(3, 1 / 3))
