"""Resize a feature map; both sizes are cast to int64."""

import paddle
import paddle.nn.functional as F

paddle.seed(0)
features = paddle.rand([1, 2, 4, 6])
height = paddle.to_tensor([8], dtype="int32")

size = paddle.concat([height.astype("int64"), paddle.shape(features)[3:].astype("int64")])
resized = F.interpolate(features, size=size, mode="nearest")

result = resized.shape
assert list(result) == [1, 2, 8, 6]
