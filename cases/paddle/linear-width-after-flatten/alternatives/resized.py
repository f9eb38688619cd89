"""Classify images that are resized to the size which the head was counted for."""

import paddle
from paddle import nn

paddle.seed(0)
model = nn.Sequential(
    nn.Conv2D(1, 6, 5),
    nn.ReLU(),
    nn.MaxPool2D(2),
    nn.Flatten(),
    nn.Linear(6 * 12 * 12, 10),  # of images of 28 by 28
)
images = paddle.randn([4, 1, 32, 32])
result = model(nn.functional.interpolate(images, size=[28, 28], mode="bilinear"))
assert result.shape == [4, 10]
