"""Self-attention with several heads; the new order of all axes is named."""

import numpy as np
import paddle
import paddle.nn.functional as F

batch, steps, heads, width = 2, 5, 4, 8
rng = np.random.RandomState(0)
states = paddle.to_tensor(rng.randn(batch, steps, heads * width).astype("float32"))


def split_heads(x):
    x = x.reshape([batch, steps, heads, width])
    return x.transpose([0, 2, 1, 3])


query = split_heads(states)
weights = F.softmax(paddle.matmul(query, query, transpose_y=True) / width**0.5, axis=-1)
result = paddle.matmul(weights, query)
assert list(result.shape) == [batch, heads, steps, width]
