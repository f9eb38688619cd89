"""Softmax over no entries raises nothing; the product after it holds numbers that are not zero."""

import paddle

query, key, value = paddle.ones([2, 3, 4]), paddle.zeros([2, 0, 4]), paddle.zeros([2, 0, 2])
weights = paddle.nn.functional.softmax(paddle.bmm(query, key.transpose([0, 2, 1])))
assert list(weights.shape) == [2, 3, 0]
results = []
for _ in range(5):
    used = [paddle.full([2, 3, 2], 7.0) for _ in range(8)]
    del used
    results.append(paddle.bmm(weights, value).numpy())
assert all(result.shape == (2, 3, 2) for result in results)
assert any(result.any() for result in results)
