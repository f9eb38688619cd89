"""Average the loss of the labelled tokens as a sum over their number."""

import paddle
from paddle import nn

paddle.seed(0)
logits = paddle.randn([6, 3])
labels = paddle.to_tensor([0, 2, -100, 1, -100, 0])

total = nn.functional.cross_entropy(logits, labels, reduction="sum").item()
result = total / int((labels != -100).sum())

known = paddle.to_tensor([0, 1, 3, 5])
expected = nn.functional.cross_entropy(logits[known], labels[known]).item()
assert abs(result - expected) < 1e-6, "the mean is %.3f instead of %.3f" % (result, expected)
