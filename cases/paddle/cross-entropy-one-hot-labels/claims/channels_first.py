"""Scores of an image with the classes in the second place need `axis=1`; without it a map of class numbers raises in other words."""

import paddle
import paddle.nn.functional as F

scores = paddle.randn([2, 5, 3, 4])
labels = paddle.zeros([2, 3, 4], dtype="int64")
assert F.cross_entropy(scores, labels, axis=1) > 0
try:
    F.cross_entropy(scores, labels)
except ValueError as error:
    assert "soft_label" not in str(error)
else:
    raise AssertionError("classes in the second place need no axis")
