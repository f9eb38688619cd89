"""Apply a channel-last 5x5 convolution to a feature map that has shrunk to 4x4."""

import paddle

paddle.seed(0)
features = paddle.randn([1, 4, 4, 3])
conv = paddle.nn.Conv2D(3, 2, 5, data_format="NHWC")
result = conv(features)
assert result.shape[0] == 1
