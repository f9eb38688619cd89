"""Scores with the classes in the last axis: the loss is that of axis=1."""

import paddle
import paddle.nn.functional as F

paddle.seed(0)
scores, classes = paddle.randn([2, 5, 6, 4]), paddle.randint(0, 5, [2, 6, 4])
last = F.cross_entropy(scores.transpose([0, 2, 3, 1]), classes)
assert abs(float(last) - float(F.cross_entropy(scores, classes, axis=1))) < 1e-6
