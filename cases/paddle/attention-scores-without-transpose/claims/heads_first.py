"""[batch, tokens, heads, width]: transpose_y alone compares heads; with the heads in front the scores are of tokens."""

import paddle

paddle.seed(0)
query, key = paddle.randn([2, 5, 4, 8]), paddle.randn([2, 7, 4, 8])
try:
    paddle.matmul(query, key, transpose_y=True)
except ValueError:
    pass
else:
    raise AssertionError("5 tokens were compared with 7")
assert paddle.matmul(query, query, transpose_y=True).shape == [2, 5, 4, 4]

scores = paddle.matmul(query.transpose([0, 2, 1, 3]), key.transpose([0, 2, 1, 3]), transpose_y=True)
expected = (query.unsqueeze(2) * key.unsqueeze(1)).sum(-1).transpose([0, 3, 1, 2])
assert scores.shape == [2, 4, 5, 7]
assert paddle.allclose(scores, expected, atol=1e-5)
