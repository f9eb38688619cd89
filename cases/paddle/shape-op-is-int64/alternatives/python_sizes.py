"""Resize a feature map to a height and a width that are Python numbers."""

import paddle
import paddle.nn.functional as F

paddle.seed(0)
features = paddle.rand([1, 2, 4, 6])

size = [8, features.shape[3]]
resized = F.interpolate(features, size=size, mode="nearest")

result = resized.shape
assert list(result) == [1, 2, 8, 6]
