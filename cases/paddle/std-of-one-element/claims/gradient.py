"""The gradient through a biased deviation of 0 is nan."""

import paddle

features = paddle.to_tensor([[1.0, 2.0]])
features.stop_gradient = False
deviation = paddle.std(features, axis=0, unbiased=False)
((features - features.mean(axis=0)) / (deviation + 1e-5)).sum().backward()
assert bool(paddle.isnan(features.grad).all())
