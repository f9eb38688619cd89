"""`scaled_dot_product_attention` takes [batch, tokens, heads, width], and gives what the product with the heads in front gives."""

import paddle
import paddle.nn.functional as F

paddle.seed(0)
query, key, value = (paddle.randn([2, 5, 4, 8]) for _ in range(3))
q, k, v = (each.transpose([0, 2, 1, 3]) for each in (query, key, value))
weights = F.softmax(paddle.matmul(q, k, transpose_y=True) / 8**0.5)
expected = paddle.matmul(weights, v).transpose([0, 2, 1, 3])
assert paddle.allclose(F.scaled_dot_product_attention(query, key, value), expected, atol=1e-5)
