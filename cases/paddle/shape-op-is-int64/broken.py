"""Resize a feature map to a height that is known and the width that it has."""

import paddle
import paddle.nn.functional as F

paddle.seed(0)
features = paddle.rand([1, 2, 4, 6])
height = paddle.to_tensor([8], dtype="int32")

size = paddle.concat([height, paddle.shape(features)[3:]])
resized = F.interpolate(features, size=size, mode="nearest")

result = resized.shape
assert list(result) == [1, 2, 8, 6]
