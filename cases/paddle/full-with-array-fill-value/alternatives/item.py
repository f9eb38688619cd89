"""Fill a bias with the logit of a class prior, taken out of the array with item()."""

import numpy as np

import paddle

positives = np.array([0, 0, 1, 0], dtype="float32")
prior = np.asarray(positives.mean())
logit = np.asarray(np.log(prior / (1 - prior)))

bias = paddle.full([2], logit.item(), dtype="float32")
assert np.allclose(bias.numpy(), -1.0986123, atol=1e-6)
