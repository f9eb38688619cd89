"""Layer normalisation against the formula."""

import numpy as np
from mindspore import Tensor, nn

rng = np.random.default_rng(0)
x = rng.normal(size=(4, 8)).astype(np.float32)
result = nn.LayerNorm((8,))(Tensor(x))
expected = (x - x.mean(-1, keepdims=True)) / np.sqrt(x.var(-1, keepdims=True) + 1e-5)
np.testing.assert_allclose(result.asnumpy(), expected, rtol=1e-2, atol=1e-3)
