"""A divergence of two normal distributions in closed form."""

import numpy as np
import paddle
from paddle.distribution import Normal, kl_divergence

result = kl_divergence(Normal(0.0, 1.0), Normal(1.0, 2.0))
expected = np.log(2.0) + (1 + 1) / 8 - 0.5
np.testing.assert_allclose(float(result), expected, rtol=1e-5)
