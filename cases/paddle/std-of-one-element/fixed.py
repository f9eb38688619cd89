"""Normalise features by their standard deviation; that of a single sample is 0."""

import paddle

samples = paddle.to_tensor([[1.0, 2.0]])
deviation = paddle.std(samples, axis=0, unbiased=len(samples) > 1)
result = (samples - samples.mean(axis=0)) / (deviation + 1e-5)
assert bool(paddle.isfinite(result).all()), "normalised features are %s" % result.tolist()
