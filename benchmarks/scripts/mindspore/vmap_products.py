"""A batched dot product with vmap."""

import mindspore as ms
import numpy as np
from mindspore import Tensor


def dot(a, b):
    return (a * b).sum()


rng = np.random.default_rng(0)
a = rng.normal(size=(5, 3)).astype(np.float32)
b = rng.normal(size=(5, 3)).astype(np.float32)
result = ms.vmap(dot)(Tensor(a), Tensor(b))
np.testing.assert_allclose(result.asnumpy(), (a * b).sum(1), rtol=1e-5)
