"""Where the width and the number of tokens are equal, nothing is raised, and the scores are wrong."""

import paddle

paddle.seed(0)
query, key = paddle.randn([2, 5, 5]), paddle.randn([2, 5, 5])
scores = paddle.matmul(query, key)
expected = (query.unsqueeze(2) * key.unsqueeze(1)).sum(-1)
assert scores.shape == expected.shape
assert not paddle.allclose(scores, expected)
assert paddle.allclose(paddle.matmul(query, key, transpose_y=True), expected, atol=1e-5)
