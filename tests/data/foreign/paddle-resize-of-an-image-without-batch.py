"""An image without a batch is resized."""

import paddle

paddle.nn.functional.interpolate(paddle.zeros([3, 8, 8]), size=[16, 16], mode="bilinear")
