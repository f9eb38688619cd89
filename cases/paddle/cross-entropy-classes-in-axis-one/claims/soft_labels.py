"""Soft labels with the classes in axis 1 are taken without `axis=1` at any size, and the loss is another number."""

import paddle
import paddle.nn.functional as F

paddle.seed(1)
scores, labels = paddle.randn([2, 5, 4, 6]), F.softmax(paddle.randn([2, 5, 4, 6]), axis=1)
silent = float(F.cross_entropy(scores, labels, soft_label=True))
right = float(F.cross_entropy(scores, labels, soft_label=True, axis=1))
last = F.cross_entropy(scores.transpose([0, 2, 3, 1]), labels.transpose([0, 2, 3, 1]), soft_label=True)
assert abs(silent - right) > 0.1, (silent, right)
assert abs(float(last) - right) < 1e-5
