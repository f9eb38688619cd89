"""An entry of zeros is appended to both operands: the sum then has a term, and the product stays differentiable."""

import paddle


def mix(weights, values):
    """The weighted sum of the values of every sample."""
    samples, rows, _ = weights.shape
    weights = paddle.concat([weights, paddle.zeros([samples, rows, 1], weights.dtype)], axis=2)
    values = paddle.concat([values, paddle.zeros([samples, 1, values.shape[2]], values.dtype)], axis=1)
    return paddle.bmm(weights, values)


weights = paddle.zeros([2, 3, 0])
values = paddle.zeros([2, 0, 2])
results = []
for _ in range(5):
    used = [paddle.full([2, 3, 2], 7.0) for _ in range(8)]
    del used
    results.append(mix(weights, values).numpy())

assert not any(result.any() for result in results), "a sum of no terms is not zero"
result = results[-1]

weights, values = paddle.rand([2, 3, 4]), paddle.rand([2, 4, 2])
weights.stop_gradient = False
mix(weights, values).sum().backward()
assert paddle.allclose(mix(weights, values), paddle.bmm(weights, values))
assert paddle.allclose(weights.grad, values.sum(axis=2).unsqueeze(1).expand([2, 3, 4]))
