"""With the epsilon under the root of the biased variance the result and the gradient of one sample are 0."""

import paddle

features = paddle.to_tensor([[1.0, 2.0]])
features.stop_gradient = False
deviation = paddle.sqrt(paddle.var(features, axis=0, unbiased=False) + 1e-5)
result = (features - features.mean(axis=0)) / deviation
result.sum().backward()
assert result.tolist() == [[0.0, 0.0]]
assert features.grad.tolist() == [[0.0, 0.0]]
