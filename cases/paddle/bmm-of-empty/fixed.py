"""A memory of no entries is answered without a product."""

import paddle


def mix(weights, values):
    """The weighted sum of the values of every sample."""
    if values.shape[1] == 0:
        return paddle.zeros([weights.shape[0], weights.shape[1], values.shape[2]], weights.dtype)
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
