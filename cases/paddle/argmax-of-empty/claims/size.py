"""`size` of a tensor of shape [3, 0] is 0, where `shape[0]` is 3."""

import paddle

scores = paddle.zeros([3, 0])
assert scores.size == 0
assert scores.shape[0] == 3
