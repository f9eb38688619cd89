"""Self-attention with two heads, and the heads joined again."""

import paddle
import paddle.nn.functional as F
from paddle import nn

paddle.seed(0)
batch, length, heads, width = 2, 5, 2, 4
x = paddle.randn([batch, length, heads * width])
project = nn.Linear(heads * width, 3 * heads * width)

parts = project(x).reshape([batch, length, 3, heads, width]).transpose([2, 0, 3, 1, 4])
query, key, value = parts[0], parts[1], parts[2]
scores = F.softmax(query @ key.transpose([0, 1, 3, 2]) / width**0.5)
mixed = (scores @ value).transpose([0, 2, 1, 3])
joined = mixed.reshape([batch, length, heads * width])

loss = (joined - x).square().mean()
loss.backward()

result = joined.detach().numpy()
assert result.shape == (2, 5, 8)
