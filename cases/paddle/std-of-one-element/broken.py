"""Normalise features by their standard deviation; the last batch holds a single sample."""

import paddle

samples = paddle.to_tensor([[1.0, 2.0]])
deviation = paddle.std(samples, axis=0)
result = (samples - samples.mean(axis=0)) / (deviation + 1e-5)
assert bool(paddle.isfinite(result).all()), "normalised features are %s" % result.tolist()
