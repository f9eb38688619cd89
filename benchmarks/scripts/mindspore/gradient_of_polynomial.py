"""A gradient against the one known in closed form."""

import mindspore as ms
import numpy as np
from mindspore import Tensor


def polynomial(x):
    return (x**3 - 2 * x).sum()


x = Tensor(np.linspace(-1, 1, 7).astype(np.float32))
result = ms.grad(polynomial)(x)
np.testing.assert_allclose(result.asnumpy(), 3 * x.asnumpy() ** 2 - 2, rtol=1e-5)
