"""Pad the 4x4 feature map so that the 5x5 kernel fits."""

import paddle

paddle.seed(0)
features = paddle.randn([1, 4, 4, 3])
conv = paddle.nn.Conv2D(3, 2, 5, padding=2, data_format="NHWC")
result = conv(features)
assert result.shape[0] == 1
