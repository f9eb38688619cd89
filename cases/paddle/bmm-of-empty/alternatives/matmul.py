# releases: >=3.1
"""`paddle.matmul` over an axis of length 0 gives zeros."""

import paddle

weights = paddle.zeros([2, 3, 0])
values = paddle.zeros([2, 0, 2])
results = []
for _ in range(5):
    used = [paddle.full([2, 3, 2], 7.0) for _ in range(8)]
    del used
    results.append(paddle.matmul(weights, values).numpy())
assert all(result.shape == (2, 3, 2) for result in results)
assert not any(result.any() for result in results), "a sum of no terms is not zero"
result = results[-1]
