# releases: >=3.0,<3.1
"""`paddle.matmul` of 3.0 has a wrong shape for a batch, [2, 3, 0, 2], and old memory for two matrices."""

import paddle

weights, values = paddle.zeros([2, 3, 0]), paddle.zeros([2, 0, 2])
assert paddle.matmul(weights, values).shape == [2, 3, 0, 2]
results = []
for _ in range(5):
    used = [paddle.full([3, 2], 7.0) for _ in range(8)]
    del used
    results.append(paddle.matmul(weights[0], values[0]).numpy())
assert any(result.any() for result in results)
