"""Fill a bias with the logit of a class prior as a Python number."""

import numpy as np
import paddle

positives = np.array([0, 0, 1, 0], dtype="float32")
prior = np.asarray(positives.mean())
logit = np.asarray(np.log(prior / (1 - prior)))

bias = paddle.full([2], float(logit), dtype="float32")
result = bias
assert np.allclose(bias.numpy(), -1.0986123, atol=1e-6)
