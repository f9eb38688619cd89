"""With the epsilon under the root the result and the gradient of one sample are 0, those of equal samples as well; of others the deviation is the unbiased one."""

import paddle


def deviation(x):
    """The standard deviation of each column."""
    return paddle.sqrt(paddle.var(x, axis=0, unbiased=x.shape[0] > 1) + 1e-5)


for rows in ([[1.0, 2.0]], [[1.0, 2.0], [1.0, 2.0]]):
    features = paddle.to_tensor(rows)
    features.stop_gradient = False
    result = (features - features.mean(axis=0)) / deviation(features)
    result.sum().backward()
    assert not result.any()
    assert not features.grad.any()
several = paddle.to_tensor([[1.0, 2.0], [3.0, 8.0]])
assert paddle.allclose(deviation(several), paddle.std(several, axis=0), rtol=1e-4)
