"""Compute the loss of tokens, some of which have the label -1 because nothing is known of them."""

import paddle
from paddle import nn

paddle.seed(0)
logits = paddle.randn([6, 3])
labels = paddle.to_tensor([0, 2, -1, 1, -1, 0])

loss = nn.functional.cross_entropy(logits, labels)

known = paddle.to_tensor([0, 1, 3, 5])
expected = nn.functional.cross_entropy(logits[known], labels[known])
result = loss
assert paddle.allclose(loss, expected)
