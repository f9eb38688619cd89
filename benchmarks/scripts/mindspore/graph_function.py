"""A small function compiled to a graph."""

import mindspore as ms
import numpy as np
from mindspore import Tensor


@ms.jit
def function(x):
    y = x
    for _ in range(3):
        y = y * 2 + 1
    return y


result = function(Tensor(np.ones(4, np.float32)))
np.testing.assert_allclose(result.asnumpy(), np.full(4, 15.0))
