"""Without any labelled sample the mean is 0, and the sum over their number is NaN."""

import math

import paddle

logits = paddle.ones([2, 3])
cross_entropy = paddle.nn.functional.cross_entropy
labels = paddle.to_tensor([-100, -100])
assert float(cross_entropy(logits, labels)) == 0
assert float(cross_entropy(logits, paddle.to_tensor([255, 255]), ignore_index=255)) == 0
total, number = cross_entropy(logits, labels, reduction="sum"), (labels != -100).sum()
assert math.isnan(float(total / number))
assert float(total / max(int(number), 1)) == 0
