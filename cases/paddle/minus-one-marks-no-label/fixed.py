"""Compute the loss of the tokens that have a label; 255 marks the others, and is ignored."""

import paddle
from paddle import nn

paddle.seed(0)
logits = paddle.randn([6, 3])
labels = paddle.to_tensor([0, 2, -1, 1, -1, 0])

marked = paddle.where(labels < 0, paddle.full_like(labels, 255), labels)
loss = nn.functional.cross_entropy(logits, marked, ignore_index=255)

known = paddle.to_tensor([0, 1, 3, 5])
expected = nn.functional.cross_entropy(logits[known], labels[known])
result = loss
assert paddle.allclose(loss, expected)
